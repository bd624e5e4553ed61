import { Row } from '../ui/layout/Stack.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import styles from './EndPage.module.css'
import { useEnderecoEntrada } from './VoltarEntrada.tsx'

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** Done: until when it is good, and the way in. */
export function SenhaCriada({ login, expiraEm }: { login: string; expiraEm: string }) {
  const endereco = useEnderecoEntrada(login)
  return (
    <AcessoLayout
      lead={`Ela vale até ${day.format(new Date(expiraEm))}. Por segurança, as outras sessões abertas com o código ${login} foram encerradas.`}
      title="Senha criada"
    >
      <Row>
        <a className={styles.enter} href={endereco}>
          Entrar
        </a>
      </Row>
    </AcessoLayout>
  )
}
