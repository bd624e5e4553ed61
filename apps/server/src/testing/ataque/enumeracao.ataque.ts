import { acesso } from '@portal/contract/acesso.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutRequisicao } from '../matriz/chamada.ts'
import { createTestApp, type TestApp } from '../testApp.ts'

const VEZES = 200
/** What nobody hears through a network (Segurança A3), and less than the hash of a password costs. */
const DIFERENCA_MS = 3

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.rows(`update credencial set situacao = 'bloqueada' where login = 100007`)
})
afterAll(() => t.close())

/** Somebody with a password, without one yet, with an expired one, blocked; and nobody. */
const codigos = ['100001', '100005', '100006', '100007', '999999']

const portas = {
  'acesso.login': (login: string) => t.call(acesso.login, { body: { login, senha: 'errada' } }),
  'acesso.getOpcoes': (codigoDentista: string) => t.call(acesso.getOpcoes, { query: { codigoDentista } }),
  'acesso.requestSenhaEsquecida': (codigoDentista: string) =>
    t.call(acesso.requestSenhaEsquecida, { body: { codigoDentista, opcao: 'EMAIL' } }),
  'acesso.requestPrimeiroAcesso': (codigoDentista: string) =>
    t.call(acesso.requestPrimeiroAcesso, { body: { codigoDentista, opcao: 'CELULAR' } }),
}

/** The quicker quarter ends there: a busy machine only adds to a time, and to some of them much. */
const quartileOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0

it.each(Object.entries(portas))(
  '%s tells nobody apart, by its words or by its time',
  async (nome, ask) => {
    const tempos = new Map<string, number[]>(codigos.map((codigo) => [codigo, []]))
    const palavras = new Set<string>()
    for (let vez = 0; vez < VEZES; vez++) {
      // One after the other, each as often the first: what slows the machine down slows down all of them.
      const ordem = [...tempos]
      ordem.push(...ordem.splice(0, vez % codigos.length))
      for (const [codigo, medidas] of ordem) {
        const start = performance.now()
        const { status, raw, headers } = await ask(codigo)
        medidas.push(performance.now() - start)
        const corpo = withoutRequisicao(raw).replace(/"destino":"[^"]+"/g, '')
        palavras.add(`${status} ${corpo} ${Object.keys(headers).toSorted().join()}`)
      }
      // Who asks so often would wait: here the time of an answer is asked for, not of a wait.
      await t.rows('delete from tentativa_login')
    }
    expect(palavras.size, nome).toBe(1)
    const quartis = [...tempos.values()].map(quartileOf)
    expect(Math.max(...quartis) - Math.min(...quartis)).toBeLessThan(DIFERENCA_MS)
  },
  300_000,
)
