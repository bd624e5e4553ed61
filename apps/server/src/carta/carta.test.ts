import { carta } from '@portal/contract/carta.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { readTexto } from '../impressao/impresso.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { createGuia, RESTAURACAO, releaseGuia, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
const HOJE = toBrasileira(civilDay(TEST_NOW))

/** A guide of the member of the cast who still waits: a resin that is denied, and a consultation that is not. */
async function sendComCarencia(): Promise<number> {
  const numeroFicha = await releaseGuia(t, { codigoAssociado: '500000002' })
  const consulta = { codigoEvento: '81000049', quantidade: 1, numeroSequenciaInclusao: 2 }
  await sendEventos(t, numeroFicha, [RESTAURACAO, consulta])
  return numeroFicha
}

const read = async (numeroFicha: number, login = 100001) =>
  t.call(carta.getNegativa, { query: { numeroFicha } }, { as: await t.as(login) })
const PERGUNTA = { codigoAssociado: '500000002', codigoEvento: '85100196', dente: '26', faces: 'O' }
const ask = async (query: typeof PERGUNTA, login = 100001) =>
  t.call(carta.getNegativaCobertura, { query }, { as: await t.as(login) })

/** A text without what the drawing of lines makes of its spaces, and without the marks. */
const toPalavras = (texto: string): string => texto.replaceAll(/[*#•]|^- /gm, '').replaceAll(/\s+/g, '')

const trilhaDe = (requisicao: unknown) =>
  t.rows('select operacao, codigo_associado, objeto, resultado from trilha where requisicao = $1', [
    requisicao,
  ])

describe('a carta da guia', () => {
  it('diz o protocolo, o dia, cada evento negado com a regra e o dia em que pode, e mais nenhum', async () => {
    const numero = await sendComCarencia()
    const { status, body, headers } = await read(numero)
    expect(status).toBe(200)
    expect(body.titulo).toBe('O que o plano não cobriu, e por quê')
    expect(body.subtitulo).toBe(`Aurora Odonto · registro ANS 00001-1 · protocolo ${numero} · ${HOJE}`)
    expect(body.texto).toContain('**Rafael Souza Lima**, cartão 500000002, plano Aurora Completo.')
    expect(body.texto).toContain('**não cobre** o procedimento abaixo.')
    expect(body.texto).toContain('O outro procedimento do mesmo pedido não foi negado.')
    expect(body.texto.match(/^## .*$/gm)).toEqual([
      '## Restauração em resina fotopolimerizável 2 faces, dente 26',
      '## O que você pode fazer',
      '## Onde esta carta fica',
    ])
    expect(body.texto).toContain('60 dias de carência para restauração (obturação)')
    expect(body.texto).toContain('a partir de 11/12/2026')
    expect(body.texto).toContain('em até 5 dias úteis')
    expect(body.texto).toContain('https://auroraodonto.example/ouvidoria')
    expect(await trilhaDe(headers['x-request-id'])).toEqual([
      {
        operacao: 'carta.getNegativa',
        codigo_associado: '500000002',
        objeto: `carta da guia ${numero}`,
        resultado: 'ok',
      },
    ])
  })

  it('em PDF diz as mesmas palavras, e quem a imprimiu', async () => {
    const numero = await sendComCarencia()
    const { body } = await read(numero)
    const pdf = await t.call(
      carta.printNegativa,
      { query: { numeroFicha: numero } },
      { as: await t.as(100001) },
    )
    expect(pdf.headers['content-disposition']).toContain(`inline; filename="carta-${numero}.pdf"`)
    const texto = toPalavras(await readTexto(pdf))
    for (const bloco of [body.titulo, body.subtitulo, ...body.texto.split('\n')])
      expect(texto).toContain(toPalavras(bloco))
    expect(texto).toContain('Impressoem')
  })

  it('leva o dia da última decisão, e não o do envio nem o do que veio depois', async () => {
    const numero = await sendComCarencia()
    await t.rows(
      `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, de_status, para_status, de_etapa, para_etapa)
       values ($1, 100001, '2026-12-05T15:00:00Z', 'politicaAuditoria', 'judge', 2, 7, 4, 5),
              ($1, 100001, '2026-12-08T15:00:00Z', '100001', 'uploadImagem', 7, 7, 5, 5)`,
      [numero],
    )
    expect((await read(numero)).body.subtitulo).toContain('· 05/12/2026')
  })

  it('de uma guia cancelada diz que é preciso outra', async () => {
    const numero = await sendComCarencia()
    await t.rows(`update guia set cancelada_em = '2026-12-06T01:00:00Z' where numero_ficha = $1`, [numero])
    expect((await read(numero)).body.texto).toContain('Em 05/12/2026 o pedido foi cancelado')
  })

  it('não há onde nada foi negado', async () => {
    const { status, body } = await read(await createGuia(t, 'autorizada'))
    expect([status, body]).toMatchObject([409, { codigo: 'API-CAR-0001' }])
  })

  it.each([
    ['de outro credenciado', 100004],
    ['de outra rede', 200001],
  ])('%s não existe', async (_quem, login) => {
    const numero = await sendComCarencia()
    expect((await read(numero, login)).body).toMatchObject({ codigo: 'API-GTO-0001' })
  })
})

describe('a carta da pergunta no balcão', () => {
  it('diz que não cobre hoje, pelo protocolo da sessão, que a trilha guarda', async () => {
    const { body, headers } = await ask(PERGUNTA)
    const [linha] = await t.rows<{ protocolo: string }>(
      'select s.protocolo from trilha l join sessao s on s.sid = l.sid where l.requisicao = $1',
      [headers['x-request-id']],
    )
    expect(body.subtitulo).toContain(`protocolo ${linha?.protocolo} · ${HOJE}`)
    expect(body.titulo).toBe('O que o plano não cobre, e por quê')
    expect(body.texto).toContain('perguntou ao plano se ele cobre')
    expect(body.texto).toContain('**Por que não é coberto:**')
    expect(body.texto).toContain('a partir de 11/12/2026')
    expect(await trilhaDe(headers['x-request-id'])).toMatchObject([
      { codigo_associado: '500000002', objeto: 'carta do evento 85100196' },
    ])
  })

  it.each([
    ['o que é coberto', { ...PERGUNTA, codigoAssociado: '500000001' }, 409, 'API-CAR-0002'],
    ['o que tem o lugar errado', { ...PERGUNTA, dente: '51' }, 409, 'API-CAR-0004'],
    ['um evento que não há', { ...PERGUNTA, codigoEvento: '99999999' }, 404, 'API-ELE-0002'],
    ['um paciente de outra rede', { ...PERGUNTA, codigoAssociado: '500000006' }, 404, 'API-ELE-0001'],
  ])('não há para %s', async (_qual, query, status, codigo) => {
    const answer = await ask(query)
    expect([answer.status, answer.body]).toMatchObject([status, { codigo }])
  })
})
