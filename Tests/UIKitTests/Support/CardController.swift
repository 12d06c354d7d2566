import UIKit

class CardController: UIViewController, CardViewDelegate {
  let card = CardView()
  private(set) var calls: [String] = []

  override func loadView() {
    calls.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    view.backgroundColor = .systemBackground
    card.delegate = self
    card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    card.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)
    view.addSubview(card)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  func cardViewDidLayOut(_ cardView: CardView) {
    calls.append("card \(cardView.bounds.size.width)")
  }
}
