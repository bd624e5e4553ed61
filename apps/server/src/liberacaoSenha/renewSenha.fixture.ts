import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { expect } from 'vitest'
import type { Person, TestApp } from '../testing/testApp.ts'

/** Renews a guide's password; the guide told before just what comes of it: the day, or none where it is refused. */
export async function renewComoDito(t: TestApp, numeroFicha: number, as: Person) {
  const antes = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
  const answer = await t.call(liberacaoSenha.renewSenha, { body: { numeroFicha } }, { as })
  expect(antes.body.senhaRenovavelAte).toBe(answer.status === 200 ? answer.body.validadeSenha : undefined)
  return answer
}
