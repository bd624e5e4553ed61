import { Button } from '../../ui/action/Button.tsx'

/** Gives up the mark in hand. It keeps Enter and the bar, which anywhere else fix a point (`useTeclasDesenho`). */
export const DesistirButton = ({ onPress }: { onPress: () => void }) => (
  <Button data-desistir onPress={onPress} size="pequeno" variant="fantasma">
    Desistir (Esc)
  </Button>
)

/** Whether a key was pressed on it. */
export const isNoDesistir = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-desistir]') !== null
