import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../testing/open.tsx'
import { putOnPaper } from '../testing/putOnPaper.ts'
import { readRows } from '../testing/readRows.ts'
import { createEvento, createGuia } from './guia.fixture.ts'
import { answerPagina, GUIA } from './paginaGuia.fixture.ts'

const grade = page.getByRole('grid', { name: 'Odontograma' })
const dente = (codigo: string) => grade.getByRole('gridcell', { name: new RegExp(`^Dente ${codigo},`) })

const contexto = {
  dentesAusentes: ['48'],
  historico: [
    { codigoEvento: '85100196', dente: '17', faces: 'O', data: '2026-01-10', proprio: false },
    { codigoEvento: '85200158', dente: '36', reservadoAte: '2026-12-01', proprio: true },
  ],
}

test('o odontograma da guia enviada diz o que foi decidido, feito, negado e o que já não está', async () => {
  answerPagina(
    {
      statusFicha: 7,
      eventos: [
        createEvento({ codigoLocalizacao: '26', codigoFace: 'MO' }),
        createEvento({ numeroSequencialInclusao: 2, codigoLocalizacao: '27', autorizacao: 3 }),
        createEvento({ numeroSequencialInclusao: 3, codigoLocalizacao: '37', dataRealizacao: '2026-11-20' }),
        createEvento({ numeroSequencialInclusao: 4, codigoLocalizacao: '47', autorizacao: 2 }),
        createEvento({ numeroSequencialInclusao: 5, codigoLocalizacao: '46', statusToken: 'FILA_PENDENTE' }),
      ],
    },
    contexto,
  )
  openPage(GUIA)
  await expect.element(grade).toHaveAttribute('aria-readonly', 'true')
  const nomes = ['26', '27', '37', '47', '46', '17', '36', '48'].map((codigo) =>
    dente(codigo).element().getAttribute('aria-label'),
  )
  expect(nomes).toEqual([
    'Dente 26, primeiro molar superior esquerdo, oclusal e mesial, restauração aprovada',
    'Dente 27, segundo molar superior esquerdo, oclusal e mesial, restauração negada',
    'Dente 37, segundo molar inferior esquerdo, oclusal e mesial, restauração realizada',
    'Dente 47, segundo molar inferior direito, oclusal e mesial, restauração em análise',
    'Dente 46, primeiro molar inferior direito, oclusal e mesial, restauração com token pendente',
    'Dente 17, segundo molar superior direito, oclusal, restauração realizada',
    'Dente 36, primeiro molar inferior esquerdo',
    'Dente 48, terceiro molar inferior direito, dente ausente',
  ])
})

test('o Tab chega ao dente em que a guia abre, e a nenhum outro', async () => {
  answerPagina({ statusFicha: 7, eventos: [createEvento({ codigoLocalizacao: '26' })] })
  openPage(GUIA)
  await expect.element(dente('26')).toHaveAttribute('tabindex', '0')
  expect(grade.element().querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
})

test.each([
  ['cancelada', 6, 'Nada deste consultório aqui.', 1],
  ['negada', 3, 'Nada deste consultório aqui.', 1],
  ['em andamento', 4, 'Nenhum evento registrado.', 0],
])('do dente sem nada, na guia %s, se diz o que se sabe', async (_caso, statusFicha, dito, notas) => {
  answerPagina({ statusFicha, eventos: [createEvento()] })
  openPage(GUIA)
  await dente('11').click()
  const foco = page.getByRole('region', { name: 'Dente em foco' })
  await expect.element(foco.getByText(dito)).toBeVisible()
  const nota = () => foco.getByText(/^De uma guia encerrada não se mostra /).elements()
  expect(nota()).toHaveLength(notas)
  // Of a tooth that the guide itself has an event on too.
  await dente('26').click()
  await expect.poll(nota).toHaveLength(notas)
  const titulo = foco.getByRole('heading').element()
  const putBack = await putOnPaper()
  expect(nota().map((uma) => uma.checkVisibility())).toEqual(Array(notas).fill(true))
  expect(titulo.checkVisibility()).toBe(false)
  await putBack()
})

test('o mesmo em tabela, para quem prefere palavras', async () => {
  answerPagina({ eventos: [createEvento({ autorizacao: 3 })] }, contexto)
  openPage(GUIA)
  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  const tabela = page.getByRole('table', { name: 'Odontograma em tabela' })
  await expect.element(tabela).toBeVisible()
  await expect.element(grade).not.toBeInTheDocument()
  expect(readRows(tabela)).toEqual([
    [
      '17 Segundo molar superior direito',
      'Oclusal',
      'Restauração em resina fotopolimerizável 1 face',
      'Realizado',
      '—',
    ],
    [
      '26 Primeiro molar superior esquerdo',
      'Mesial, Oclusal',
      'Restauração em resina fotopolimerizável 2 faces',
      'Negado',
      '—',
    ],
    ['48 Terceiro molar inferior direito', '—', 'Dente ausente', 'Ausente ou extraído', '—'],
  ])
})

test('de quem é criança vem a dentição decídua, e na guia enviada nada se marca', async () => {
  const { associado } = createGuia()
  answerPagina({ associado: { ...associado, idade: 4 } })
  openPage(GUIA)
  await expect.element(dente('55')).toBeVisible()
  await dente('55').click()
  const foco = page.getByRole('region', { name: 'Dente em foco' })
  await expect.element(foco.getByRole('heading', { name: /^55 / })).toBeVisible()
  await expect.element(foco.getByRole('button', { name: 'Oclusal' })).toBeDisabled()
  await expect.element(foco.getByRole('button', { name: 'Incluir' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Selecionar vários' })).not.toBeInTheDocument()
})

const pedida = {
  codigoGlosa: '3010',
  texto: 'Justificativa',
  severidade: 'pendenciaJustificativa',
  campo: 'codigoEvento',
} as const

test.each([
  [
    'no primeiro dente que espera pelo consultório',
    [{}, { codigoLocalizacao: '17', autorizacao: 2, motivos: [pedida] }],
    /^17 /,
  ],
  ['no primeiro dente, onde nada espera', [{ codigoLocalizacao: 'AS' }, {}], /^26 /],
  ['na região, onde não há dente', [{ codigoLocalizacao: 'HASE' }], /^HASE /],
])('o odontograma abre %s', async (_caso, eventos, titulo) => {
  answerPagina({
    statusFicha: 4,
    eventos: eventos.map((evento, i) => createEvento({ numeroSequencialInclusao: i + 1, ...evento })),
  })
  openPage(GUIA)
  const foco = page.getByRole('region', { name: 'Dente em foco' })
  await expect.element(foco.getByRole('heading', { name: titulo })).toBeVisible()
})

test('a guia sem evento de dente não abre em nenhum, e o dente que se escolhe diz o que tem', async () => {
  answerPagina({ eventos: [createEvento({ codigoLocalizacao: null, codigoFace: null })] }, contexto)
  openPage(GUIA)
  const foco = page.getByRole('region', { name: 'Dente em foco' })
  await expect.element(foco.getByText(/^Nenhum evento desta guia fica num dente\./)).toBeVisible()
  await expect.element(foco.getByRole('heading')).not.toBeInTheDocument()
  await dente('17').click()
  await expect.element(foco.getByRole('heading', { name: /^17 / })).toBeVisible()
  await expect.element(foco.getByText('oclusal · realizado')).toBeVisible()
})
