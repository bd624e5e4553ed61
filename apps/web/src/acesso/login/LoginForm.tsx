import { isCodigoCredenciado, readCodigo } from '@portal/domain/acesso/codigoCredenciado.ts'
import { padraoUsuarioBanco } from '@portal/domain/acesso/usuarioBanco.ts'
import { enderecoSenha } from '@portal/domain/rede/rede.tables.ts'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useErrorTitle } from '../../ui/feedback/useErrorTitle.ts'
import { Demonstracao } from './Demonstracao.tsx'
import { LoginField } from './LoginField.tsx'
import type { DemonstrationUser, LoginState } from './loginState.ts'
import { outcomeWords } from './outcomeWords.ts'
import { type RedeEntrada, toRotulo, useLogin } from './useLogin.ts'

/**
 * The form works as plain HTML, but for the login of another operator, whose button waits for the script. With it the
 * form answers without leaving, shows the password and warns of the caps lock. The fields are uncontrolled: what was
 * typed before the script came stays.
 */
export function LoginForm({ state, rede }: { state: LoginState; rede: RedeEntrada }) {
  const { outcome, errors, isPending, submit } = useLogin(rede, state.outcome)
  const [isAlive, setAlive] = useState(false)
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (outcome && outcome !== state.outcome) alert.current?.focus()
  }, [outcome, state.outcome])

  const faltas = Object.entries(errors)
  const summary = useRef<HTMLDivElement>(null)
  // New at each submission, so that the focus comes here again even where the errors are the same.
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  useErrorTitle(outcome !== undefined || faltas.length > 0)

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  function choose({ login, senha }: DemonstrationUser) {
    for (const [name, value] of [
      ['login', login],
      ['senha', senha ?? ''],
    ]) {
      const input = form.current?.querySelector<HTMLInputElement>(`#${name}`)
      if (input) input.value = value ?? ''
    }
    form.current?.querySelector<HTMLInputElement>('#senha')?.focus()
  }

  /** The code that was typed goes along to where a password is asked for: nothing is asked twice (Interface B2.10). */
  function takeCodigo({ currentTarget: caminho }: MouseEvent<HTMLAnchorElement>) {
    const codigo = readCodigo(form.current?.querySelector<HTMLInputElement>('#login')?.value ?? '')
    const endereco = new URL(caminho.href)
    if (isCodigoCredenciado(codigo)) endereco.searchParams.set('login', codigo)
    else endereco.searchParams.delete('login')
    caminho.href = endereco.href
  }

  const { precisaScript } = state
  const isComing = precisaScript && !isAlive
  const { usuarioProprio } = rede
  const rotulo = toRotulo(usuarioProprio)
  const words = outcome && outcomeWords(outcome)
  return (
    <>
      <form
        action={precisaScript ? undefined : state.action}
        // A form of a dialog that is none goes nowhere.
        method={precisaScript ? 'dialog' : 'post'}
        noValidate={isAlive}
        onSubmit={(event) => void submit(event)}
        ref={form}
      >
        {precisaScript && (
          <noscript>
            <div className="alert">
              <strong>Para entrar é preciso JavaScript</strong>
              <p>Ative-o no navegador e recarregue a página. Sem ele a senha não é enviada.</p>
            </div>
          </noscript>
        )}
        {words && (
          <div className="alert" ref={alert} role="alert" tabIndex={-1}>
            <strong>{words.title}</strong>
            <p>{words.text}</p>
          </div>
        )}
        {faltas.length > 0 && (
          <div className="alert" ref={summary} tabIndex={-1}>
            <div role="alert">
              <strong>Há um problema</strong>
              <ul>
                {faltas.map(([campo, falta]) => (
                  <li key={campo}>
                    <a
                      href={`#${campo}`}
                      onClick={(event) => {
                        event.preventDefault()
                        form.current?.querySelector<HTMLInputElement>(`#${campo}`)?.focus()
                      }}
                    >
                      {falta}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <LoginField
          autoComplete="username"
          defaultValue={state.login}
          enterKeyHint="next"
          error={errors.login}
          id="login"
          inputMode={usuarioProprio ? 'text' : 'numeric'}
          label={`${rotulo.charAt(0).toUpperCase()}${rotulo.slice(1)}`}
          // Longer than a code: what does not fit is told, not cut in silence.
          maxLength={40}
          pattern={usuarioProprio ? `[0-9]{1,9}|${padraoUsuarioBanco.slice(1, -1)}` : '[0-9]{1,9}'}
          spellCheck={false}
          title={
            usuarioProprio ? `Código só de números, até nove, ou ${usuarioProprio}` : 'Só números, até nove'
          }
          type="text"
        />
        <LoginField
          autoComplete="current-password"
          enterKeyHint="go"
          error={errors.senha}
          hint={hasCapsLock ? 'O Caps Lock está ligado.' : undefined}
          id="senha"
          inner={
            isAlive && (
              <button
                aria-pressed={isShown}
                className="show"
                onClick={() => setShown(!isShown)}
                type="button"
              >
                {isShown ? 'Ocultar' : 'Mostrar'}
                <span className="only-read"> senha</span>
              </button>
            )
          }
          label="Senha"
          maxLength={200}
          onBlur={() => setCapsLock(false)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          type={isShown ? 'text' : 'password'}
        />
        <button
          aria-disabled={isPending || isComing || undefined}
          className="enter"
          type={isComing ? 'button' : 'submit'}
        >
          {isComing ? 'Carregando…' : isPending ? 'Entrando…' : 'Entrar'}
        </button>
        <span aria-live="polite" className="only-read">
          {isPending ? 'Entrando' : ''}
        </span>
      </form>
      <p className="ways">
        <a href={enderecoSenha(rede.codigo, 'esqueciMinhaSenha')} onClick={takeCodigo}>
          Esqueci minha senha
        </a>
        <a href={enderecoSenha(rede.codigo, 'primeiroAcesso')} onClick={takeCodigo}>
          Primeiro acesso
        </a>
      </p>
      {state.demonstracao.length > 0 && (
        <Demonstracao caixa={state.caixa} onChoose={choose} path={state.action} users={state.demonstracao} />
      )}
    </>
  )
}
