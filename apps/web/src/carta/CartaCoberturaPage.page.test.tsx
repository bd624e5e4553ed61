import { carta } from '@portal/contract/carta.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { negativa } from './carta.fixture.ts'

const CHAVE = '00000000-0000-4000-8000-000000000001'
const ROTA = '/portal/impressao/cobertura'
const PERGUNTA = `${ROTA}?paciente=${CHAVE}&evento=85100200`
const titulo = page.getByRole('heading', { level: 2, name: negativa.titulo })

beforeEach(() => {
  answer(elegibilidade.getAssociado, { codigoAssociado: '500000001', chave: CHAVE })
  answer(carta.getNegativaCobertura, negativa)
  answerFile(carta.printNegativaCobertura, '%PDF-1.7', 'carta-85100200.pdf')
})

describePage('CartaCoberturaPage', {
  open: () => openPage(PERGUNTA),
  chamada: carta.getNegativaCobertura,
  espera: 'Carregando a página',
  pronto: titulo,
})

test.each([
  ['&local=26&faces=OM', { dente: '26', faces: 'OM' }],
  ['&local=AS', { regiao: 'AS' }],
  ['', {}],
])('o endereço com %s pergunta pelo lugar, e volta à mesma pergunta', async (lugar, pedido) => {
  openPage(`${PERGUNTA}${lugar}`)
  await expect.element(titulo).toBeVisible()
  for (const chamada of [carta.getNegativaCobertura, carta.printNegativaCobertura])
    expect(sent(chamada).map(({ query }) => query)).toEqual([
      { codigoAssociado: '500000001', codigoEvento: '85100200', ...pedido },
    ])
  await expect
    .element(page.getByRole('link', { name: 'Voltar à elegibilidade' }))
    .toHaveAttribute('href', `/portal/elegibilidade?paciente=${CHAVE}&evento=85100200${lugar}`)
})

test('sem pergunta no endereço, diz de onde a carta se abre', async () => {
  openPage(ROTA)
  await expect.element(page.getByRole('heading', { name: 'Nenhum evento perguntado' })).toBeVisible()
})

test.each([
  ['API-CAR-0002', 'O plano não nega este evento', /não é uma negativa/],
  ['API-CAR-0004', 'Falta acertar o lugar do evento', /Acerte a pergunta na elegibilidade/],
] as const)('o que não se explica por carta (%s) diz por quê', async (codigo, titulo, texto) => {
  refuse(carta.getNegativaCobertura, codigo)
  openPage(PERGUNTA)
  const resposta = page.getByRole('status')
  await expect.element(resposta.getByRole('heading', { name: titulo })).toBeVisible()
  await expect.element(resposta.getByText(texto)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect
    .element(resposta.getByRole('link', { name: 'Voltar à elegibilidade' }))
    .toHaveAttribute('href', `/portal/elegibilidade?paciente=${CHAVE}&evento=85100200`)
  // Asked again, the plan answers the same, and no support has anything to look for.
  expect(resposta.getByRole('button', { name: 'Tentar de novo' }).elements()).toEqual([])
  await expect.element(resposta.getByText(/API-CAR/)).not.toBeInTheDocument()
})
