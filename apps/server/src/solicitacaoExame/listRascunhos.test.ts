import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { encodeCursor } from '../http/pagina.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'

const t = await openTestApp()
const clinica = await t.as(100004)
const paulo = await t.as(1000041)
const thiago = await t.as(1000043)
const outro = await t.as(100001)

const conteudo = (hipoteseDiagnostica: string, ...codigos: string[]): ConteudoPedido => ({
  hipoteseDiagnostica,
  eventos: codigos.map((codigo) => ({ codigo, quantidade: 1, justificativa: '', locais: [] })),
})

async function save(codigoAssociado: string, escrito: ConteudoPedido, as = paulo): Promise<void> {
  const { body: lido } = await t.call(solicitacaoExame.getRascunho, { query: { codigoAssociado } }, { as })
  const body = { codigoAssociado, revisaoBase: lido.rascunho?.revisao ?? 0, conteudo: escrito }
  expect(await t.call(solicitacaoExame.saveRascunho, { body }, { as })).toMatchObject({ status: 200 })
}

const list = (query: { cursor?: string; limite?: number } = {}, as = paulo) =>
  t.call(solicitacaoExame.listRascunhos, { query }, { as })

/** For whom each is, and its exams. */
const read = async (as?: Person) =>
  (await list({}, as)).body.rascunhos.map(({ associado, exames }) => [associado.codigoAssociado, exames])

beforeEach(() => t.rows('delete from rascunho_solicitacao_login'))

describe('the drafts of a login', () => {
  it('are told with the patient, when each changed last and its exams, the one that changed last first', async () => {
    const [uma, duas] = [await createAssociado(t), await createAssociado(t)]
    await save(uma, conteudo('', '81000405', '81000421'))
    await save(duas, conteudo('Lesão no 36'))
    expect(await read()).toEqual([
      [duas, []],
      [uma, ['Radiografia panorâmica de mandíbula/maxila (ortopantomografia)', 'Radiografia periapical']],
    ])
    await save(uma, conteudo('', '81000405'))
    const { body } = await list({ limite: 1 })
    expect(body.rascunhos).toMatchObject([
      {
        associado: { codigoAssociado: uma, nome: 'Mariana Alves Ribeiro' },
        salvoEm: '2026-11-21T12:00:00.000Z',
      },
    ])
    expect((await list({ limite: 1, cursor: body.proximo ?? '' })).body).toMatchObject({
      rascunhos: [{ associado: { codigoAssociado: duas } }],
      proximo: null,
    })
  })

  it('are of nobody else: a colleague, the practice itself, another provider', async () => {
    const codigo = await createAssociado(t)
    await save(codigo, conteudo('de Paulo', '81000405'))
    for (const quem of [thiago, clinica, outro]) expect(await read(quem)).toEqual([])
    await save(codigo, conteudo('de Thiago', '81000421'), thiago)
    expect(await read(thiago)).toEqual([[codigo, ['Radiografia periapical']]])
  })

  it.each([
    ['was emptied', (codigo: string) => save(codigo, conteudo(' \n'))],
    [
      'became a request',
      (codigo: string) =>
        t.call(
          solicitacaoExame.createSolicitacao,
          {
            body: {
              codigoAssociado: codigo,
              hipoteseDiagnostica: 'Lesão',
              eventos: [{ codigo: '81000405', quantidade: 1 }],
            },
          },
          { as: paulo },
        ),
    ],
    [
      'is of a patient of another network by now',
      (codigo: string) =>
        t.rows(`update associado_plano set codigo_plano = 'MERPRE' where codigo_associado = $1`, [codigo]),
    ],
    [
      'is of a patient whose plan ended long ago',
      (codigo: string) =>
        t.rows('update associado_plano set fim = $2 where codigo_associado = $1', [
          codigo,
          addDays('2026-11-21', -400),
        ]),
    ],
  ])('are one less where it %s', async (_nome, change) => {
    const codigo = await createAssociado(t)
    await save(codigo, conteudo('Lesão', '81000405'))
    expect(await read()).toHaveLength(1)
    await change(codigo)
    expect(await read()).toEqual([])
  })

  it.each(['0', '2147483648'])(
    'begin a page nowhere but at a place of ours, as %s is none',
    async (lugar) => {
      expect(await list({ cursor: encodeCursor(lugar) })).toMatchObject({
        status: 400,
        codigo: 'API-GEN-0001',
        detalhes: [{ campo: 'cursor' }],
      })
    },
  )
})
