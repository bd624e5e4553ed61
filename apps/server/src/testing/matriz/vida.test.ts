import { type CodigoErro, catalogoErros } from '@portal/contract/errors.ts'
import { listErros } from '@portal/contract/route.ts'
import { statusFichas } from '@portal/domain/guia/statusFicha.tables.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { mudancas } from '../../guia/operacoes.fixture.ts'
import { createAssociado, RESTAURACAO, releaseGuia, sendEventos } from '../guia.fixture.ts'
import { openTestApp, type Person } from '../testApp.ts'
import { createLeitorTabelas } from './tabelas.ts'

const t = await openTestApp()
let as: Person
let readTabelas: Awaited<ReturnType<typeof createLeitorTabelas>>
beforeAll(async () => {
  as = await t.as(100001)
  readTabelas = await createLeitorTabelas(t)
})

const vencer = (numeroFicha: number) =>
  t.rows(
    `update guia set validade_senha = '2026-11-20', renovada_em = '2026-10-01T12:00:00Z' where numero_ficha = $1`,
    [numeroFicha],
  )

/** Guides of the kinds that the life tells apart, each with an event that its rules approve. */
const especies: Readonly<Record<string, () => Promise<number>>> = {
  ordinary: async () => create(),
  'with a lapsed password, renewed before': async () => {
    const numeroFicha = await create()
    await vencer(numeroFicha)
    return numeroFicha
  },
  complementary: async () => create({ numeroFichaPrincipal: await create() }),
  'whose event another guide has reserved': async () => {
    const codigoAssociado = await createAssociado(t)
    await create({ codigoAssociado })
    return releaseGuia(t, { codigoAssociado })
  },
}

async function create(opcoes: Parameters<typeof releaseGuia>[1] = {}): Promise<number> {
  const numeroFicha = await releaseGuia(t, opcoes)
  await sendEventos(t, numeroFicha, [RESTAURACAO])
  return numeroFicha
}

const etapaDe = (status: number): number => {
  if (status === 8 || status === 16) return 1
  if (status >= 18 && status <= 19) return 3
  return (status >= 10 && status <= 15) || status === 20 ? 6 : 2
}

/** Puts the guide in a status, with its events as one that is sent afresh has them: none. */
async function place(numeroFicha: number, status: number, versao: number): Promise<void> {
  await t.rows(
    `update guia set status_ficha = $2, codigo_etapa = $3, versao = $4, bloqueada = false where numero_ficha = $1`,
    [numeroFicha, status, etapaDe(status), versao],
  )
  // Only a complementary guide is ever in 16.
  if (status === 16) {
    await t.rows(
      `update guia set numero_ficha_principal = $2 where numero_ficha = $1 and numero_ficha_principal is null`,
      [numeroFicha, await releaseGuia(t)],
    )
  }
  if (etapaDe(status) === 1) await t.rows('delete from evento_guia where numero_ficha = $1', [numeroFicha])
}

describe.each(Object.keys(especies))('a guide %s', (nome) => {
  it.each(statusFichas.map(({ codigo, rotulo }) => [codigo, rotulo] as const))(
    'in status %i (%s) refuses by the catalogue, and a refusal changes nothing',
    async (status) => {
      let numeroFicha = (await especies[nome]?.()) ?? 0
      await place(numeroFicha, status, 50)
      let antes = await readTabelas()
      for (const { nome: operacao, route, input } of mudancas) {
        const answer = await t.call(route, input(numeroFicha), { as })
        if (answer.codigo === undefined) {
          expect([operacao, answer.status]).toEqual([operacao, 200])
          numeroFicha = (await especies[nome]?.()) ?? 0
          await place(numeroFicha, status, 50)
          antes = await readTabelas()
          continue
        }
        const declarados: readonly string[] = listErros(route)
        expect([operacao, answer.codigo, declarados.includes(answer.codigo)]).toEqual([
          operacao,
          answer.codigo,
          true,
        ])
        expect(answer.status).toBe(catalogoErros[answer.codigo as CodigoErro].status)
        expect([operacao, await readTabelas()]).toEqual([operacao, antes])
      }
    },
  )
})
