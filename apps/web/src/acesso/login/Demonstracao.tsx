import type { MouseEvent } from 'react'
import type { DemonstrationUser } from './loginState.ts'

type DemonstracaoProps = {
  users: readonly DemonstrationUser[]
  /** The page's address; without a script, a link to it with the code fills the field. */
  path: string
  onChoose: (user: DemonstrationUser) => void
  /** Where the messages are read that nobody sends. */
  caixa: string | undefined
}

/**
 * Who may enter the demonstration; choosing one fills the form. The local environment alone has it (Produto §11), folded:
 * the page looks as it does where people work.
 */
export function Demonstracao({ users, path, onChoose, caixa }: DemonstracaoProps) {
  const hrefOf = ({ login }: DemonstrationUser) => `${path}${path.includes('?') ? '&' : '?'}login=${login}`

  function choose(event: MouseEvent, user: DemonstrationUser) {
    event.preventDefault()
    onChoose(user)
  }

  return (
    <details className="demo">
      <summary>Usuários da demonstração</summary>
      <p>Escolha um para preencher o código e a senha.</p>
      <ul>
        {users.map((user) => (
          <li key={user.login}>
            <a href={hrefOf(user)} onClick={(event) => choose(event, user)}>
              <b>{user.login}</b> {user.quem}
            </a>
            <small>
              {user.mostra} · {user.senha === null ? 'sem senha' : <code>{user.senha}</code>}
            </small>
          </li>
        ))}
      </ul>
      {caixa && (
        <p>
          <a href={caixa}>Mensagens enviadas pela demonstração</a>
        </p>
      )}
    </details>
  )
}
