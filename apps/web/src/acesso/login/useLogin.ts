import { acesso } from '@portal/contract/acesso.ts'
import { explainCodigo, isCodigoCredenciado, readCodigo } from '@portal/domain/acesso/codigoCredenciado.ts'
import { isUsuarioBanco } from '@portal/domain/acesso/usuarioBanco.ts'
import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import type { LinhaRede } from '@portal/domain/rede/linhaRede.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { ErroApi } from '../../api/erroApi.ts'
import { session } from '../../api/session.ts'
import { addressOfFluxo } from './addressOfFluxo.ts'
import type { LoginOutcome } from './loginState.ts'

/** What a login knows of its network. */
export type RedeEntrada = Pick<LinhaRede, 'codigo' | 'usuarioProprio'>

export type FieldErrors = { login?: string; senha?: string }

/** What the form lacks; the server says the rest. Where a bank gave its providers users, one of them enters too. */
export function checkFields(login: string, senha: string, usuarioProprio: string | null): FieldErrors {
  const errors: FieldErrors = {}
  const isGood = isCodigoCredenciado(login) || (usuarioProprio !== null && isUsuarioBanco(login))
  if (login === '') errors.login = `Informe o ${toRotulo(usuarioProprio)}.`
  else if (!isGood)
    errors.login = `${explainCodigo}${usuarioProprio ? ` O ${usuarioProprio} começa por letra.` : ''}`
  if (senha === '') errors.senha = 'Informe a senha.'
  return errors
}

/** What the first field takes: "código do credenciado ou usuário Meridiano". */
export const toRotulo = (usuarioProprio: string | null): string =>
  usuarioProprio ? `código do credenciado ou ${usuarioProprio}` : 'código do credenciado'

/** Logs in; answers where that leads, or what refused it. */
async function enter(rede: string, login: string, senha: string): Promise<string | LoginOutcome> {
  try {
    const resultado = isUsuarioBanco(login)
      ? await call(acesso.loginBanco, { body: { usuario: login, senha } })
      : await call(acesso.login, { body: { login, senha } })
    if (!resultado.accessToken) return addressOfFluxo(rede, resultado)
    session().receive(resultado.accessToken)
    return enderecoEntrada(resultado.termosPendentes)
  } catch (error) {
    if (error instanceof ErroApi) return { codigo: error.codigo, aguarde: error.aguarde }
    // An answer that leads nowhere, such as a token that cannot be read (Spec §8): the button is given back, with a word.
    console.error(error)
    return { codigo: 'RESPOSTA_ILEGIVEL' }
  }
}

/** Logs in without leaving the page; the form posts by itself where the script has not come. */
export function useLogin({ codigo, usuarioProprio }: RedeEntrada, initial: LoginOutcome | undefined) {
  const [outcome, setOutcome] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const login = readCodigo(String(data.get('login')))
    const senha = String(data.get('senha'))
    const found = checkFields(login, senha, usuarioProprio)
    setErrors(found)
    setOutcome(undefined)
    if (Object.keys(found).length > 0) return
    setPending(true)
    const result = await enter(codigo, login, senha)
    // The page stays pending while the next one comes.
    if (typeof result === 'string') return location.assign(result)
    setPending(false)
    setOutcome(result)
  }

  return { outcome, errors, isPending, submit }
}
