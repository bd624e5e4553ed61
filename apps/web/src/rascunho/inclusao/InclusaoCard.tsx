import type { ReactNode } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'

type InclusaoCardProps = {
  children: ReactNode
  /** Shows the keyboard's shortcuts; while the form is on its way the button waits. */
  onAtalhos?: (() => void) | undefined
}

/** Where events are included; its words are there before the form is. */
export const InclusaoCard = ({ onAtalhos, children }: InclusaoCardProps) => (
  <Card
    actions={
      <Button
        icon="keyboard"
        isPending={onAtalhos === undefined}
        onPress={() => onAtalhos?.()}
        size="pequeno"
        variant="fantasma"
      >
        Atalhos
      </Button>
    }
    title="Incluir eventos"
  >
    {children}
  </Card>
)
