import { EmptyState } from '../ui/feedback/EmptyState.tsx'

/** No guide waits for the provider. */
export const NadaPendente = () => (
  <EmptyState icon="checkCircle" title="Nada pendente">
    Quando a operadora pedir uma justificativa ou uma imagem, a guia aparece aqui com o prazo.
  </EmptyState>
)
