import { useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { toNotice } from '../../api/notice.ts'
import { Button } from '../../ui/action/Button.tsx'
import { ButtonLink } from '../../ui/action/ButtonLink.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { PagePending } from '../frame/PagePending.tsx'
import type { Resposta } from './condicao.ts'
import type { DialogoEntrada } from './dialogosEntrada.tsx'
import { EntryDialog } from './EntryDialog.tsx'

/** Whether the portal's own entry (Spec §2.6, inactive beneficiaries) is over: an item's dialogs come after it. */
export const PortalEntered = createContext(true)

type EntryGateProps = { dialogos: readonly DialogoEntrada[]; children: ReactNode }

/**
 * What stands before an item (Spec §2.6): its dialogs, one after the other, and then the page, which is not there before:
 * no key reaches it. It stands at the item's address, which every way in ends at. What was dismissed is not asked again
 * while one stays there, and is asked when one comes back from elsewhere.
 */
export function EntryGate({ dialogos: [dialogo, ...outros], children }: EntryGateProps) {
  if (!dialogo) return children
  return (
    <Before dialogo={dialogo} key={dialogo.titulo}>
      <EntryGate dialogos={outros}>{children}</EntryGate>
    </Before>
  )
}

function Before({ dialogo, children }: { dialogo: DialogoEntrada; children: ReactNode }) {
  const isPortalEntered = use(PortalEntered)
  const resposta = dialogo.condicao.useResposta()
  const [isDismissed, setDismissed] = useState(false)
  const isOver = isDismissed || resposta.isDevido === false
  // For good: what is read again later does not take the page from under somebody's hands.
  const [isPast, setPast] = useState(isOver)
  // Once the dialog is gone: until then nothing behind it takes the focus, not the page's own field either.
  useEffect(() => {
    if (isOver) setPast(true)
  }, [isOver])
  const [isLeaving, setLeaving] = useLeaving()
  if (isPast) return children
  if (isOver) return null
  const pass = () => setDismissed(true)
  if (resposta.isDevido && isPortalEntered && !isLeaving)
    return <EntryDialog dialogo={dialogo} onDismiss={pass} onLeave={() => setLeaving(true)} />
  if (resposta.error && resposta.isDevido === undefined)
    return <Unknown dialogo={dialogo} onDismiss={pass} resposta={resposta} />
  return <PagePending />
}

/**
 * Whether the dialog was left for another address. It goes at once: hidden while that one loads, it would keep the focus
 * from all the rest. It is there again where the way led nowhere else.
 */
function useLeaving() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLoading) setLeaving(false)
  }, [isLoading])
  return [isLeaving, setLeaving] as const
}

type UnknownProps = { dialogo: DialogoEntrada; resposta: Resposta; onDismiss: () => void }

/** Whether it stands could not be read: asked again, or gone on without, where the dialog itself could be. */
function Unknown({ dialogo: { desconhecido, dispensa }, resposta, onDismiss }: UnknownProps) {
  const { title } = toNotice(resposta.error)
  return (
    <ErrorState
      actions={
        dispensa ? (
          <Button onPress={onDismiss}>Continuar assim mesmo</Button>
        ) : (
          <ButtonLink href="/portal">Ir para o início</ButtonLink>
        )
      }
      isRetrying={resposta.isFetching}
      onRetry={() => void resposta.refetch()}
      title={desconhecido}
    >
      {/* The catalogue's text speaks of what was typed, and nothing was yet. */}
      {title}. {dispensa ? 'Tente de novo, ou continue assim mesmo.' : 'Tente de novo em instantes.'}
    </ErrorState>
  )
}
