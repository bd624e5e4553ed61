import { acesso } from '@portal/contract/acesso.ts'
import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { ErroApi } from '../../api/erroApi.ts'
import { session } from '../../api/session.ts'
import { addressOfFluxo } from './addressOfFluxo.ts'
import type { LoginOutcome } from './loginState.ts'

export type FieldErrors = { login?: string; senha?: string }

/** What the form lacks; the server says the rest. */
export function checkFields(login: string, senha: string): FieldErrors {
  const errors: FieldErrors = {}
  if (login === '') errors.login = 'Informe o código do credenciado.'
  else if (!/^[0-9]{1,9}$/.test(login)) errors.login = 'O código tem até nove números, sem letras nem pontos.'
  if (senha === '') errors.senha = 'Informe a senha.'
  return errors
}

/** Logs in; answers where that leads, or what refused it. */
async function enter(rede: string, login: string, senha: string): Promise<string | LoginOutcome> {
  try {
    const resultado = await call(acesso.login, { body: { login, senha } })
    if (!resultado.accessToken) return addressOfFluxo(rede, resultado)
    session().receive(resultado.accessToken)
    return enderecoEntrada(resultado.termosPendentes)
  } catch (error) {
    if (error instanceof ErroApi) return { codigo: error.codigo, aguarde: error.aguarde }
    throw error
  }
}

/** Logs in without leaving the page; the form posts by itself where the script has not come. */
export function useLogin(rede: string, initial: LoginOutcome | undefined) {
  const [outcome, setOutcome] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const login = String(data.get('login')).trim()
    const senha = String(data.get('senha'))
    const found = checkFields(login, senha)
    setErrors(found)
    setOutcome(undefined)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLInputElement>(`#${first}`)?.focus()
    setPending(true)
    const result = await enter(rede, login, senha)
    // The page stays pending while the next one comes.
    if (typeof result === 'string') return location.assign(result)
    setPending(false)
    setOutcome(result)
  }

  return { outcome, errors, isPending, submit }
}
