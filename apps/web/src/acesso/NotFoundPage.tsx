import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'

/** Spec §2, "Error page", status 404: a help icon, a title and a description. */
export function NotFoundPage() {
  return (
    <EmptyState
      actions={
        <ButtonLink href="/portal" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon="help"
      title="Página não encontrada"
    >
      O endereço não existe ou o que ele mostrava não está mais disponível. Confira o número ou o link e tente
      de novo.
    </EmptyState>
  )
}
