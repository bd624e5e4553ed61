import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { describe, expect, it } from 'vitest'
import { createPaciente, type Fatos } from '../elegibilidade/paciente.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createComExames } from './pedido.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)
const HOJE = civilDay(TEST_NOW)

const listEventos = async (codigoAssociado: string) => {
  const { body } = await t.call(solicitacaoExame.listEventosSol, { query: { codigoAssociado } }, { as })
  return new Map(body.map((evento) => [evento.codigo, evento]))
}
const validate = (cdAssociado: string, eventos: string) =>
  t.call(solicitacaoExame.validateProcedimento, { query: { cdAssociado, eventos } }, { as })

describe('solicitacaoExame.listEventosSol', () => {
  it('offers every exam by its group, with its form, and nothing else', async () => {
    const query = { codigoAssociado: await createPaciente(t) }
    const { body } = await t.call(solicitacaoExame.listEventosSol, { query }, { as })
    expect(body).toHaveLength(28)
    expect([...new Set(body.map(({ grupo }) => grupo))]).toEqual([
      'Radiografias dentro da boca',
      'Radiografias fora da boca',
      'Tomografias',
      'Fotografias, modelos e mídia',
      'Documentações',
    ])
    expect(body[0]).toEqual({
      codigo: '81000421',
      descricao: 'Radiografia periapical',
      grupo: 'Radiografias dentro da boca',
      local: 'regiao',
      locais: expect.arrayContaining(['RIS', 'RMSD', 'RMIE']),
      quantidadeMaxima: 1,
      justificativaMinima: 0,
      inclui: [],
      bloqueia: [],
      motivos: [],
    })
    const fotografia = body.find(({ codigo }) => codigo === '81000278')
    expect(fotografia).toMatchObject({ local: 'nenhum', locais: [], quantidadeMaxima: 8 })
    const especial = body.find(({ codigo }) => codigo === '98958585')
    expect(especial?.inclui).toContain('81000294')
    expect(especial?.bloqueia).not.toContain('81000294')
  })

  it.each<[string, Fatos, string, string | undefined]>([
    ['nothing against it', {}, '81000421', undefined],
    ['waiting', { modelo: '500000002', vinculo: `inicio = '${HOJE}'` }, '81000421', '1007'],
    [
      'another class waits longer',
      { modelo: '500000002', vinculo: `inicio = '${HOJE}'` },
      '98958577',
      '1007',
    ],
    ['a plan without it', { plano: 'extra_rol = false' }, '81000510', '3283'],
    ['older than its age', {}, '81000367', '3003'],
    ['suspended', { associado: `situacao = 'suspenso'` }, '81000375', '1016'],
  ])('%s', async (_nome, fatos, codigo, codigoGlosa) => {
    const eventos = await listEventos(await createPaciente(t, fatos))
    expect(eventos.get(codigo)?.motivos.map((motivo) => motivo.codigoGlosa)).toEqual(
      codigoGlosa ? [codigoGlosa] : [],
    )
  })

  it('tells a repetition in the whole mouth with its day, and one of a single region not at all', async () => {
    const eventos = await listEventos(await createComExames(t, 10, ['81000405', null], ['81000421', 'RIS']))
    expect(eventos.get('81000405')?.motivos).toMatchObject([
      { codigoGlosa: '3016', severidade: 'glosa', possivelEm: '2027-11-11' },
    ])
    expect(eventos.get('81000421')?.motivos).toEqual([])
  })

  it('tells how long a justification the exam asks of this patient', async () => {
    const eventos = await listEventos(await createComExames(t, 10, ['98958569', null]))
    expect(eventos.get('98958569')?.justificativaMinima).toBe(20)
    expect(eventos.get('98705563')?.justificativaMinima).toBe(0)
  })
})

describe('solicitacaoExame.validateProcedimento', () => {
  it('judges each exam at its places beside the others, in their order', async () => {
    const codigoAssociado = await createComExames(t, 10, ['81000421', 'RIS'])
    const { body } = await validate(
      codigoAssociado,
      '81000421:RII+RIS,81000405,81000472,81000480,81000510:AS',
    )
    expect(body).toMatchObject([
      {
        codigo: '81000421',
        bloqueio: null,
        exigeJustificativa: true,
        motivos: [{ severidade: 'pendenciaJustificativa', justificativaMinima: 20 }],
      },
      { codigo: '81000405', motivos: [], exigeJustificativa: false },
      { codigo: '81000472', motivos: [] },
      // It gives way to the third exam of the list.
      { codigo: '81000480', motivos: [{ codigoGlosa: '3286', severidade: 'glosa', linha: 3 }] },
      { codigo: '81000510', motivos: [{ codigoGlosa: '3059', severidade: 'auditoria' }] },
    ])
  })

  it('an exam whose place is not said meets what it would meet everywhere', async () => {
    const codigoAssociado = await createComExames(
      t,
      10,
      ...['RMD', 'RME', 'RPD', 'RPE'].map((regiao): [string, string] => ['81000375', regiao]),
      ['81000421', 'RIS'],
    )
    const { body } = await validate(codigoAssociado, '81000375,81000421')
    expect(body.map(({ motivos }) => motivos.map(({ codigoGlosa }) => codigoGlosa))).toEqual([['3016'], []])
  })

  it.each([
    ['an event that is no exam', '81000405,85100196', 'API-SOL-0003', 2],
    ['no such event', '99999999', 'API-SOL-0003', 1],
  ])('refuses %s', async (_nome, eventos, codigo, item) => {
    expect(await validate(await createPaciente(t), eventos)).toMatchObject({
      codigo,
      detalhes: [{ campo: 'eventos', item }],
    })
  })

  it('refuses more lines than a guide has', async () => {
    const codigoAssociado = await createPaciente(t)
    const linhas = (quantas: number) => Array.from({ length: quantas }, () => '81000405').join(',')
    expect(await validate(codigoAssociado, linhas(20))).toMatchObject({ status: 200 })
    expect(await validate(codigoAssociado, linhas(21))).toMatchObject({
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'eventos' }],
    })
  })
})

it('solicitacaoExame.listTutorial tells what each exam on offer shows and is for', async () => {
  const { body } = await t.call(solicitacaoExame.listTutorial, {}, { as })
  expect(body).toHaveLength(28)
  expect(body[0]).toEqual({
    codigo: '81000421',
    descricao: 'Radiografia periapical',
    mostra: expect.stringContaining('ápice'),
    paraQue: expect.stringContaining('endodontia'),
    desenho: 'periapical',
  })
})
