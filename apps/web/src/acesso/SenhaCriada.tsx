import { showDia } from '../calendario/format.ts'
import { Row } from '../ui/layout/Stack.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import styles from './EndPage.module.css'
import { useEnderecoEntrada } from './useEnderecos.ts'

type SenhaCriadaProps = {
  login: string
  expiraEm: string
  /** Whether there was no password before, and hence no session that the new one could end. */
  isPrimeira: boolean
}

/** Done: until when it is good, and the way in. */
export function SenhaCriada({ login, expiraEm, isPrimeira }: SenhaCriadaProps) {
  const endereco = useEnderecoEntrada(login)
  const validade = `Ela vale até ${showDia(expiraEm)}.`
  const encerradas = `Por segurança, as outras sessões abertas com o código ${login} foram encerradas.`
  return (
    <AcessoLayout lead={isPrimeira ? validade : `${validade} ${encerradas}`} title="Senha criada">
      <Row>
        <a className={styles.enter} href={endereco}>
          Entrar
        </a>
      </Row>
    </AcessoLayout>
  )
}
