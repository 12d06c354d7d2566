# Who publishes the program. Placeholders, as the application's id in Sources/ZoomScrollCommand/Identity.swift is one: whoever
# publishes it puts what belongs to them here and there, and nowhere else.
homepage=https://example.org/zoomscroll
# Pictures of the metadata lie there as in the repository.
files=$homepage/raw
developer="The ZoomScrollView authors"
maintainer="$developer <zoomscroll@example.org>"
