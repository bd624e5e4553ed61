import { imagem } from '@portal/contract/imagem.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createGuia, insertImagem, readGuia } from '../testing/guia.fixture.ts'
import { attach, createGlosada, denyMore, type Pedido, sendRecurso } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** Its events were denied for the final image, the tooth, the day and the faces, in this order; the day is 21/11/2026. */
let numeroFicha = 0
beforeAll(async () => {
  numeroFicha = await createGlosada(t)
  await denyMore(t, numeroFicha, ['3022', '3091', '3023'])
})

type Novidades = NonNullable<Pedido['eventos'][number]['novidades']>
const send = (pedido: Partial<Pedido>) => sendRecurso(t, { numeroFicha, ...pedido })
const withNovidades = (numeroSequenciaInclusao: number, ...novidades: Novidades) => ({
  eventos: [{ numeroSequenciaInclusao, justificativa: '', novidades }],
})
const readAcervo = async () =>
  (await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })).body.acervo
const ficha = (sequencial: number, tipo: 'imagemInicial' | 'imagemFinal' = 'imagemFinal') =>
  ({ tipo, numeroFicha, sequencial }) as const

/** A final image that another guide of the patient has. */
async function createDaOutra() {
  const [linha] = await t.rows<{ codigo: string }>(
    'select codigo_associado as codigo from guia where numero_ficha = $1',
    [numeroFicha],
  )
  const outra = await createGuia(t, 'liberada', { codigoAssociado: linha?.codigo ?? '' })
  await insertImagem(t, outra, 'final')
  const imagem = (await readAcervo()).find((each) => each.numeroFicha === outra)
  return { ...ficha(imagem?.sequencial ?? 0), numeroFicha: outra }
}

/** Refused with this code and for this alone, and nothing is kept of it. */
async function expectRefused(
  pedido: Partial<Pedido>,
  codigo: string,
  campo: string,
  item: number,
  mensagem: string,
): Promise<void> {
  const answer = await send(pedido)
  expect(answer).toMatchObject({ status: 422, codigo })
  expect(answer.detalhes).toEqual([{ campo, item, mensagem }])
  expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 12 })
  expect(await t.rows('select 1 from recurso_glosa where numero_ficha = $1', [numeroFicha])).toEqual([])
}

describe('an appeal is of the denied events, each once', () => {
  const evento = { numeroSequenciaInclusao: 1, justificativa: 'a' }

  it.each([
    [
      'an event that was not denied',
      { eventos: [{ ...evento, numeroSequenciaInclusao: 9 }] },
      9,
      'O pagamento não negou o evento 9 desta guia.',
    ],
    ['an event twice', { eventos: [evento, evento] }, 1, 'O evento 1 veio mais de uma vez.'],
    [
      'an event that is appealed and given up',
      { eventos: [evento], desistencias: [{ numeroSequenciaInclusao: 1, motivo: 'Não.' }] },
      1,
      'O evento 1 veio mais de uma vez.',
    ],
    [
      'the giving up of an event that was not denied',
      { eventos: [evento], desistencias: [{ numeroSequenciaInclusao: 8, motivo: 'Não.' }] },
      8,
      'O pagamento não negou o evento 8 desta guia.',
    ],
  ])('refuses %s', (_nome, pedido, item, mensagem) =>
    expectRefused(pedido, 'API-REC-0004', 'eventos', item, mensagem),
  )
})

it('a model whose blanks are not filled in is refused', () =>
  expectRefused(
    { eventos: [{ numeroSequenciaInclusao: 1, justificativa: 'Fratura no dente [dente].' }] },
    'API-REC-0005',
    'justificativa',
    1,
    'Escreva o que está em [dente], ou apague.',
  ))

describe('a corrected place or day', () => {
  const janela = 'A data tem de estar entre 21/11/2026 e 21/11/2026, quando a guia valia.'

  it.each([
    ['a tooth that does not exist', 2, 'dente', '99', 'Este dente, região ou face não existe.'],
    [
      'another tooth where faces are asked for',
      4,
      'dente',
      '11 P',
      'Esta glosa pede as faces: o dente continua o mesmo.',
    ],
    ['a day to come', 3, 'data', '2026-11-22', janela],
    ['a day before the guide', 3, 'data', '2026-11-20', janela],
    ['a day that does not exist', 3, 'data', '2026-02-30', janela],
    ['a place that the denial does not ask for', 3, 'dente', '26', 'Esta glosa não pede outro lugar.'],
    ['a day that the denial does not ask for', 2, 'data', '2026-11-21', 'Esta glosa não pede outra data.'],
  ] as const)('refuses %s', (_nome, item, tipo, valor, mensagem) =>
    expectRefused(withNovidades(item, { tipo, valor }), 'API-REC-0005', 'novidades', item, mensagem),
  )

  it('refuses a day after the password ended', async () => {
    const setDias = (autorizada: string, validade: string) =>
      t.rows('update guia set data_autorizacao = $2, validade_senha = $3 where numero_ficha = $1', [
        numeroFicha,
        autorizada,
        validade,
      ])
    await setDias('2026-11-18', '2026-11-20')
    await expectRefused(
      withNovidades(3, { tipo: 'data', valor: '2026-11-21' }),
      'API-REC-0005',
      'novidades',
      3,
      'A data tem de estar entre 18/11/2026 e 20/11/2026, quando a guia valia.',
    )
    await setDias('2026-11-21', '2027-02-19')
  })

  it('refuses the same twice', () => {
    const dente = { tipo: 'dente', valor: '26' } as const
    return expectRefused(
      withNovidades(2, dente, dente),
      'API-REC-0005',
      'novidades',
      2,
      'O mesmo dado veio mais de uma vez.',
    )
  })
})

describe('an image', () => {
  const refuseImagem = (mensagem: string, ...novidades: Novidades) =>
    expectRefused(withNovidades(1, ...novidades), 'API-REC-0005', 'novidades', 1, mensagem)
  const find = async (momento: string, dente: string) =>
    (await readAcervo()).find((imagem) => imagem.momento === momento && imagem.dente === dente)?.sequencial ??
    expect.fail(`no image of ${dente}`)

  it('that nobody sent is refused', () =>
    refuseImagem('Esta imagem não está no acervo do paciente.', ficha(9_999)))

  it('that was there when it was denied is refused', async () => {
    await refuseImagem(
      'A imagem rx.png já estava na guia quando o evento foi negado.',
      ficha(await find('inicial', '26'), 'imagemInicial'),
    )
  })

  it('of another tooth is refused', async () => {
    await insertImagem(t, numeroFicha, 'final', '46')
    await refuseImagem('Uma imagem do dente 46 não mostra o dente 26.', ficha(await find('final', '46')))
  })

  it('of before the treatment shows no result', async () => {
    const sequencial = await attach(t, numeroFicha, 12)
    await t.rows(
      `update imagem_guia set momento = 'inicial', eventos = '[]' where numero_ficha = $1 and sequencial = $2`,
      [numeroFicha, sequencial],
    )
    await refuseImagem('A imagem final 26.png mostra o dente antes do tratamento.', ficha(sequencial))
  })

  it('sent before the event was done shows no result, by the day in São Paulo; and goes once', async () => {
    const sequencial = await attach(t, numeroFicha)
    const setEnvio = (em: string) =>
      t.rows('update imagem_guia set enviada_em = $3 where numero_ficha = $1 and sequencial = $2', [
        numeroFicha,
        sequencial,
        em,
      ])
    await setEnvio('2026-11-21T02:59:00Z')
    await refuseImagem('A imagem final 26.png é de antes da realização do evento.', ficha(sequencial))
    await setEnvio('2026-11-21T03:00:00Z')
    await refuseImagem(
      'A mesma imagem foi anexada mais de uma vez a este evento.',
      ficha(sequencial),
      ficha(sequencial),
    )
  })

  it('that was taken out is refused', async () => {
    const sequencial = await attach(t, numeroFicha, 13)
    await t.call(imagem.deleteImagem, { query: { numeroFicha, sequencial } }, { as })
    await refuseImagem('Esta imagem não está no acervo do paciente.', ficha(sequencial))
  })

  it('of another patient is refused', async () => {
    const daOutra = await createDaOutra()
    await t.rows(`update imagem_guia set codigo_associado = '500000009' where numero_ficha = $1`, [
      daOutra.numeroFicha,
    ])
    await refuseImagem('Esta imagem não está no acervo do paciente.', daOutra)
  })
})

it('what was refused for one thing alone goes once that is mended: an image of another guide of the patient too', async () => {
  const daOutra = await createDaOutra()
  const eventos = [
    ...withNovidades(1, daOutra).eventos,
    ...withNovidades(2, { tipo: 'dente', valor: '26' }).eventos,
    ...withNovidades(3, { tipo: 'data', valor: '2026-11-21' }).eventos,
    ...withNovidades(4, { tipo: 'dente', valor: 'OD' }).eventos,
  ]
  expect((await send({ eventos })).status).toBe(200)
  const { body } = await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })
  expect(body.itens.map(({ enviado }) => [enviado?.anexos[0]?.numeroFicha, enviado?.dados])).toEqual([
    [daOutra.numeroFicha, []],
    [undefined, [{ tipo: 'dente', valor: '26' }]],
    [undefined, [{ tipo: 'data', valor: '2026-11-21' }]],
    [undefined, [{ tipo: 'dente', valor: 'OD' }]],
  ])
})
