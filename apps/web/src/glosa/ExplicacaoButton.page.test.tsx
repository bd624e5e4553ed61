import { glosa } from '@portal/contract/glosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEvento } from '../guia/guia.fixture.ts'
import { answerPagina, GUIA } from '../guia/paginaGuia.fixture.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const botao = page.getByRole('button', { name: 'Por que a negativa 3016 acontece e como evitar' })
const painel = page.getByRole('dialog', { name: 'Por que a negativa 3016 acontece e como evitar' })
const readPartes = () =>
  [...painel.element().querySelectorAll('dt, dd')].map(({ textContent }) => textContent)

const ajuda = {
  codigoGlosa: '3016',
  texto: 'Repetido',
  quandoOcorre: 'Repetiu-se.',
  comoEvitar: 'Espere.',
  comoRecorrer: 'Mostre.',
}
const motivo = { codigoGlosa: '3016', severidade: 'glosa', campo: 'data', texto: 'Repetido' } as const

/** A guide of which an event was denied. */
function open(ajudaEvento: (typeof ajuda)[]) {
  answerPagina({
    statusFicha: 3,
    eventos: [createEvento({ autorizacao: 3, motivos: [motivo], ajudaEvento })],
  })
  openPage(GUIA)
}

const AJUDA = ['Quando ocorre', 'Repetiu-se.', 'Como evitar', 'Espere.', 'Como recorrer', 'Mostre.']
const ORIGEM = [
  'De onde vem',
  'Regra da própria operadora.',
  'Desde quando',
  'A regra de 85.100.200 Restauração vale desde 01/01/2015. Valor da demonstração.',
  'No seu consultório, de 21/11/2025 a 21/11/2026',
  'Na autorização, 3 eventos negados assim.',
  'No pagamento, 1 evento negado assim; 1 recorrido: 1 aprovado.',
]

beforeEach(() =>
  answer(glosa.getExplicacao, {
    codigoGlosa: '3016',
    ajudaEvento: { ...ajuda, quandoOcorre: 'Do código.' },
    referencia: 'Regra da própria operadora.',
    regra: {
      codigoEvento: '85100200',
      descricao: 'Restauração',
      desde: '2015-01-01',
      fonte: 'Valor da demonstração',
      dut: null,
    },
    historico: {
      desde: '2025-11-21',
      ate: '2026-11-21',
      autorizacao: 3,
      pagamento: { negados: 1, recorridos: 1, ganhos: 1, emJulgamento: 0 },
    },
  }),
)

test('só se pergunta quando se abre; a ajuda que veio com a razão está lá antes da resposta; Esc volta ao botão', async () => {
  open([ajuda])
  await expect.element(botao).toBeVisible()
  expect(sent(glosa.getExplicacao)).toEqual([])
  const release = hold(glosa.getExplicacao)
  botao.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(painel.getByText('Espere.')).toBeVisible()
  expect(readPartes()).toEqual(AJUDA)
  release()
  await expect.element(painel.getByText('De onde vem')).toBeVisible()
  expect(readPartes()).toEqual([...AJUDA, ...ORIGEM])
  expect(painel.getByText('De onde vem').element().closest('[aria-live]')).not.toBeNull()
  expect(sent(glosa.getExplicacao)).toEqual([
    { params: { codigoGlosa: '3016' }, query: { codigoEvento: '85100200' } },
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(painel).not.toBeInTheDocument()
  await expect.element(botao).toHaveFocus()
})

test('sem ajuda da razão, vale a do código; o que não veio se pede de novo', async () => {
  const recover = refuse(glosa.getExplicacao, 'API-GEN-0005')
  open([])
  await botao.click()
  const deNovo = painel.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(deNovo).toBeVisible()
  recover()
  await deNovo.click()
  await expect.element(painel.getByText('Do código.')).toBeVisible()
  expect(readPartes().slice(6)).toEqual(ORIGEM)
  expect(sent(glosa.getExplicacao).at(-1)).toEqual({
    params: { codigoGlosa: '3016' },
    query: { codigoEvento: '85100200' },
  })
})
