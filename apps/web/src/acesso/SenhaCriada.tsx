import { AcessoLayout } from './AcessoLayout.tsx'
import { VoltarEntrada } from './VoltarEntrada.tsx'

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** Done: until when it is good, and the way in. */
export function SenhaCriada({ login, expiraEm }: { login: string; expiraEm: string }) {
  return (
    <AcessoLayout
      lead={`Ela vale até ${day.format(new Date(expiraEm))}. Por segurança, as outras sessões abertas com o código ${login} foram encerradas.`}
      title="Senha criada"
    >
      <VoltarEntrada login={login} />
    </AcessoLayout>
  )
}
