import { Spinner } from '../ui/action/Spinner.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'

/** Done, for as long as the portal takes to come: whoever has just typed the password is in. */
export const SenhaCriada = ({ texto }: { texto: string }) => (
  <AcessoLayout lead={texto} title="Senha criada">
    <Spinner label="Entrando no portal" />
  </AcessoLayout>
)
