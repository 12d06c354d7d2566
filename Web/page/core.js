// What every view of a page needs: `Scripts/build-web` makes one file of it, and imports of these modules lead there.
export { icons, makeButton, makeElement, texts } from './accessibility.js';
export { isWriting } from './input.js';
export { picture } from './manifest.js';
export { PictureView, standardEngine } from './picture-view.js';
export { Stage, makeRecording } from './stage.js';
export { adoptStyles, makeSheet, numbersIn, reducesMotion, sides } from './styles.js';
export { compileModule, once } from './module.js';
export { fitted, intersection, isCropped, isEmpty, sineAndCosine, turnedSize } from '../shared/geometry.js';
export { Code, firstCharacter, numberOf } from '../shared/wire.js';
