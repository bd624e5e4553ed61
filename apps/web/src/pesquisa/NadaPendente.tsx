import { EmptyState } from '../ui/feedback/EmptyState.tsx'

/** No guide waits for the provider. */
export const NadaPendente = () => (
  <EmptyState icon="checkCircle" title="Nada pendente">
    Quando a operadora pedir uma justificativa ou uma imagem, ou faltar enviar o plano para auditoria, a guia
    aparece aqui.
  </EmptyState>
)
