import type { AjudaEvento } from '@portal/contract/motivo.ts'
import type { Static } from 'typebox'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'

const Explicacao = createLatePart(async () => (await import('./Explicacao.tsx')).Explicacao)

export type ExplicacaoButtonProps = {
  codigoGlosa: string
  /** The event that it was told of, whose rule it may follow from. */
  codigoEvento?: string | undefined
  /** The help that came with the reason, which a sub-reason tells more closely; else that of the code. */
  ajuda?: Static<typeof AjudaEvento> | undefined
  /** Whether Tab stops at it: in a table of arrows, only in the row that they reached. */
  isStop?: boolean
}

/** Beside every reason: why it happens, how to avoid it, where its rule comes from, and the provider's own record on it. */
export function ExplicacaoButton({ isStop = true, ...reason }: ExplicacaoButtonProps) {
  const titulo = `Por que a negativa ${reason.codigoGlosa} acontece e como evitar`
  return (
    <Popover
      label={titulo}
      trigger={<IconButton excludeFromTabOrder={!isStop} icon="help" label={titulo} size="pequeno" />}
    >
      <Explicacao {...reason} loading="Abrindo a explicação" />
    </Popover>
  )
}
