import { impressao } from '@portal/contract/impressao.ts'
import type { StatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { describe, expect, it } from 'vitest'
import {
  captureSolicitacao,
  createSolicitacao,
  PANORAMICA,
  PERIAPICAL,
} from '../solicitacaoExame/solicitacao.fixture.ts'
import type { EventoGuardado } from '../solicitacaoExame/solicitacao.store.ts'
import { openTestApp } from '../testing/testApp.ts'
import { expectNasMargens, readTexto } from './impresso.fixture.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()

const print = async (numeroSolicitacao: number, login = 100001) =>
  t.call(impressao.printSolicitacao, { query: { numeroSolicitacao } }, { as: await t.as(login) })

const read = async (numeroSolicitacao: number): Promise<string> => readTexto(await print(numeroSolicitacao))

const reprovada: EventoGuardado = {
  ...PANORAMICA,
  justificativa: 'Avaliação dos terceiros molares.',
  situacao: 'REPROVADO',
  motivos: [
    { codigoGlosa: '3016', severidade: 'glosa', campo: 'codigoEvento', texto: 'Intervalo entre eventos' },
    { codigoGlosa: '3081', severidade: 'aviso', campo: 'codigoEvento', texto: 'Só um aviso' },
  ],
}

describe('impressao.printSolicitacao', () => {
  it('answers a tagged PDF in Portuguese, shown in the page', async () => {
    const numero = await createSolicitacao(t)
    const { status, raw, headers } = await print(numero)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain(`inline; filename="pedido-${numero}.pdf"`)
    const text = raw.toString('latin1')
    for (const mark of ['%PDF-1.7', '/StructTreeRoot', '/Lang (pt-BR)', '/S /Table', '/S /H1', '/S /H2'])
      expect(text).toContain(mark)
  })

  it('leaves its row in the trail, with the patient', async () => {
    const numero = await createSolicitacao(t)
    const { headers } = await print(numero)
    const [pedido] = await t.rows<{ codigo: string }>(
      'select codigo_associado as codigo from solicitacao_exame where numero_solicitacao = $1',
      [numero],
    )
    const rows = await t.rows(
      'select operacao, codigo_associado, objeto, resultado from trilha where requisicao = $1',
      [headers['x-request-id']],
    )
    expect(rows).toEqual([
      {
        operacao: 'impressao.printSolicitacao',
        codigo_associado: pedido?.codigo,
        objeto: `impressão do pedido de exames ${numero}`,
        resultado: 'ok',
      },
    ])
  })

  it('does not know the request of another provider, nor one that there is not', async () => {
    const numero = await createSolicitacao(t)
    for (const [qual, login] of [
      [numero, 100004],
      [1, 100001],
    ] as const)
      expect(await print(qual, login)).toMatchObject({ status: 404, codigo: 'API-SOL-0001' })
  })

  it('refuses without login', async () => {
    const answer = await t.call(impressao.printSolicitacao, { query: { numeroSolicitacao: 1 } })
    expect(answer).toMatchObject({ status: 401 })
  })
})

describe('the sheet of an exam request', () => {
  it('tells what the unit captures it by, who asked, why, and each exam with its places', async () => {
    const numero = await createSolicitacao(t, { eventos: [PERIAPICAL] })
    const [linha] = await t.rows<{
      codigo: string
      paciente: string
      nascimento: string
      credenciado: string
    }>(
      `select a.codigo, a.nome as paciente, to_char(a.nascimento, 'DD/MM/YYYY') as nascimento, c.nome as credenciado
         from solicitacao_exame s join associado a on a.codigo = s.codigo_associado
         join credenciado c on c.codigo = s.codigo_credenciado where s.numero_solicitacao = $1`,
      [numero],
    )
    const texto = await read(numero)
    for (const escrito of [
      'Pedido de exames de imagem',
      '· Aprovada no portal',
      `Número do pedido ${numero} Pedido em 21/11/2026 Capturar até 19/02/2027`,
      `Credenciado 100001 - ${linha?.credenciado}`,
      `Número da carteira ${linha?.codigo} Data de nascimento ${linha?.nascimento}`,
      `Nome do beneficiário ${linha?.paciente}`,
      'Nome do profissional solicitante Ana Prado Número no CRO 12345 UF SP',
      'O que se suspeita Lesão periapical do 16.',
      '2 81000421 Radiografia periapical 2 RMSD',
      ': ápice do 16 RPSD',
      'Dor à percussão desde a semana passada',
      'Aprovado Para a unidade de radiologia',
      'Capture no portal com o número do pedido, o número da carteira e a data de nascimento acima.',
    ])
      expect(texto).toContain(escrito)
    expect(texto).not.toContain('Exames reprovados')
    expect(texto).not.toContain('Ficha de radiologia')
  })

  it('tells of what was not approved why, in the words of table 38', async () => {
    const numero = await createSolicitacao(t, {
      eventos: [reprovada, PERIAPICAL],
      status: 'PARCIALMENTE_APROVADA',
    })
    const texto = await read(numero)
    expect(texto).toContain('Avaliação dos terceiros molares. Reprovado')
    expect(texto).toContain('Exame 1: 3016 - Intervalo entre eventos')
    expect(texto).not.toContain('Só um aviso')
    expect(texto).toContain('Só os exames aprovados são realizados.')
  })

  it.each<[StatusSolicitacao, string]>([
    ['EM_ANALISE', 'Um exame do pedido precisa da decisão de uma pessoa.'],
    ['REPROVADA', 'A auditoria não aprovou nenhum exame.'],
    ['CANCELADA', 'O pedido foi cancelado por quem o fez.'],
    ['EXPIRADA', 'A validade terminou sem que uma unidade capturasse o pedido.'],
  ])('%s: says why no unit takes it', async (status, porque) => {
    const texto = await read(await createSolicitacao(t, { status, validade: null }))
    expect(texto).toContain(`Este pedido não pode ser capturado ${porque}`)
    expect(texto).not.toContain('Capture no portal')
  })

  it.each<[StatusSolicitacao, string]>([
    ['APROVADA_PORTAL', 'Aprovado'],
    ['CANCELADA', 'Cancelado'],
    ['EXPIRADA', 'Expirado'],
  ])('%s: its exam reads %s', async (status, situacao) => {
    expect(await read(await createSolicitacao(t, { status }))).toMatch(
      new RegExp(`1 81000405 Radiografia panorâmica .* 1 ${situacao}\\b`),
    )
  })

  it('captured: names the form that its unit opened', async () => {
    const numero = await createSolicitacao(t)
    const numeroFicha = await captureSolicitacao(t, numero)
    const texto = await read(numero)
    expect(texto).toContain(`Ficha de radiologia ${numeroFicha}`)
    expect(texto).toContain('Uma unidade de radiologia capturou o pedido')
  })

  it('keeps the longest that anybody writes between the margins', async () => {
    const numero = await createSolicitacao(t, {
      hipoteseDiagnostica: 'W'.repeat(500),
      nomeSolicitante: 'W'.repeat(120),
      eventos: Array.from({ length: 20 }, (_, at) => ({
        ...PERIAPICAL,
        sequencial: at + 1,
        justificativa: 'W'.repeat(500),
        locais: PERIAPICAL.locais.map((local) => ({ ...local, foco: 'W'.repeat(120) })),
      })),
    })
    const { raw } = await print(numero)
    const paginas = await readPdf(raw)
    expect(paginas.length).toBeGreaterThan(1)
    expectNasMargens(paginas)
  })
})
