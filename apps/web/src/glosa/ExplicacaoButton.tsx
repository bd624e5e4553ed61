import type { AjudaEvento } from '@portal/contract/motivo.ts'
import { lazy, Suspense } from 'react'
import type { Static } from 'typebox'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'

/** The code did not come: the page under it, where something may be half typed, goes on. */
const Ausente = () => <p role="alert">A explicação não veio. Tente de novo depois de recarregar a página.</p>

const Explicacao = lazy(() =>
  import('./Explicacao.tsx').then(
    (found) => ({ default: found.Explicacao }),
    () => ({ default: Ausente }),
  ),
)

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
      <Suspense fallback={<p>Abrindo a explicação</p>}>
        <Explicacao {...reason} />
      </Suspense>
    </Popover>
  )
}
