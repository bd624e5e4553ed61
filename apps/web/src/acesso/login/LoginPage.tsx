import { ANS } from '@portal/domain/rede/ans.ts'
import { MarcaSymbol } from '../../marca/MarcaSymbol.tsx'
import type { Marca } from '../../marca/marca.ts'
import { LoginAjuda } from './LoginAjuda.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { LoginState } from './loginState.ts'

/**
 * `/credenciado/login` and its brand twins (Interface S25): prerendered, one column, system font, works before any
 * script.
 */
export function LoginPage({ marca, state }: { marca: Marca; state: LoginState }) {
  const [strong, plain] = marca.assinatura
  return (
    <>
      <header>
        <p className="logo">
          <MarcaSymbol marca={marca} size={44} />
          <span>
            <b>{strong}</b> {plain}
          </span>
        </p>
      </header>
      <main>
        <h1>Portal do Credenciado</h1>
        <p className="lead">Elegibilidade, autorizações e guias dos seus pacientes.</p>
        <LoginForm rede={marca} state={state} />
        <LoginAjuda />
      </main>
      <footer>
        <p>
          {marca.razaoSocial} · CNPJ {marca.cnpj} · Registro ANS nº {marca.registroAns}
          <br />
          {marca.endereco}
          <br />
          {ANS.nome} (ANS) · {ANS.telefone}
        </p>
        <ul>
          <li>
            <a href="/acessibilidade">Acessibilidade</a>
          </li>
          {marca.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </>
  )
}
