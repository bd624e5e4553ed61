import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { useTitleOnLoad } from '../ui/useTitleOnLoad.ts'
import { EndPage } from './EndPage.tsx'

const TITLE = 'Página não encontrada'
const TEXT =
  'O endereço não existe ou o que ele mostrava não está mais disponível. Confira o número ou o link e tente de novo.'

/** The address leads nowhere (Spec §2.2). Within the portal's frame. */
export function NotFoundPage() {
  usePageTitle(TITLE)
  useTitleOnLoad()
  return (
    <EmptyState
      actions={
        <ButtonLink href="/portal" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon="help"
      title={TITLE}
    >
      {TEXT}
    </EmptyState>
  )
}

/** The same for addresses outside the portal. */
export function NotFoundOutsidePage() {
  usePageTitle(TITLE)
  return (
    <EndPage
      actions={
        <ButtonLink href="/portal" size="grande" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon="help"
      title={TITLE}
    >
      <p>{TEXT}</p>
    </EndPage>
  )
}
