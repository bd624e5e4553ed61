/** Whether there is a mouse: under a finger, a field that takes the focus by itself covers the page with the keyboard. */
export const hasFinePointer = (): boolean => matchMedia('(pointer: fine)').matches

/** Whether keys are worth telling in a sentence: where `KeyboardOnly` shows them too. */
export const hasKeyboard = (): boolean => !matchMedia('(pointer: coarse), (width < 48rem)').matches
