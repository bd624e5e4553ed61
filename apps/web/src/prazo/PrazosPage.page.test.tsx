import { catalogoErros } from '@portal/contract/errors.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { answerDentista } from '../testing/frame.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { isInSight } from '../ui/isInSight.ts'

const senha = {
  chave: 'SENHA:900123:2026-11-28',
  tipo: 'SENHA',
  referencia: 900123,
  nomeAssociado: 'Helena Prado',
  prazo: '2026-11-28',
  valor: '317.40',
} as const
const alvara = {
  chave: 'ALVARA:7:',
  tipo: 'ALVARA',
  referencia: 7,
  detalhe: 'sanitário',
  valor: null,
} as const
const pedido = {
  chave: 'PEDIDO:3400017:2026-11-24',
  tipo: 'PEDIDO',
  referencia: 3_400_017,
  detalhe: 'Pedido 3400017',
  prazo: '2026-11-24',
  valor: null,
} as const
const token = {
  chave: 'TOKEN:900124:2026-11-25',
  tipo: 'TOKEN',
  referencia: 900124,
  nomeAssociado: 'Otávio Nunes',
  prazo: '2026-11-25',
  valor: null,
} as const
const desistido = { ...senha, desistencia: { motivo: 'Mudou de cidade.', em: '2026-11-20T15:30:00.000Z' } }

const tabela = page.getByRole('table', { name: 'Prazos' })
const linhaDe = (palavra: string) => tabela.getByRole('row').filter({ hasText: palavra })
// Only through the row's menu: what is at hand beside the row is the cure.
const desistir = async () => {
  await tabela.getByRole('button', { name: 'Mais ações: Guia 900123, Helena Prado' }).click()
  await page.getByRole('menuitem', { name: 'Desistir deste prazo' }).click()
}
const dialogo = page.getByRole('dialog', { name: 'Desistir: Guia 900123, Helena Prado' })

beforeEach(() => {
  answer(prazo.listPrazos, ({ query }) =>
    !query.desistidos
      ? { prazos: [senha, alvara], nroPagina: 1, total: 2, valorEmRisco: '317.40' }
      : { prazos: [desistido], nroPagina: 1, total: 1 },
  )
  answer(prazo.createDesistencia, { ok: true })
  answer(prazo.deleteDesistencia, { ok: true })
})

describePage('PrazosPage', {
  open: () => openPage('/portal/prazos'),
  chamada: prazo.listPrazos,
  espera: 'Carregando prazos',
  pronto: tabela,
})

test.each([
  ['/portal/prazos', 'Nada a vencer'],
  ['/portal/prazos?aba=desistidos', 'Nenhuma desistência'],
])('vazio em %s: %s', async (endereco, titulo) => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  openPage(endereco)
  await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  await expectAccessible()
})

test('a quem vê só uma parte se diz que a lista é de toda a clínica', async () => {
  answerDentista(1)
  openPage('/portal/prazos')
  await expect.element(page.getByText('2 prazos, R$ 317,40 em risco. De toda a clínica.')).toBeVisible()
})

test('cada linha diz o que fazer, em que guia, de quem, até quando e quanto', async () => {
  openPage('/portal/prazos')
  await expect.element(page.getByText('2 prazos, R$ 317,40 em risco')).toBeVisible()
  expect(readRows(tabela)).toEqual([
    ['Realizar o que falta (Guia 900123)', '900123', 'Helena Prado', '28/11/2026, em 7 dias', 'R$ 317,40'],
    ['Enviar: sanitário', '—', '—', 'Sem data', '—'],
  ])
  expect(tabela.getByRole('button', { name: /^Desistir/ }).elements()).toEqual([])
})

test('o que outro faz fica sob o seu título, pela ordem dos dias, e as teclas passam de um grupo ao outro', async () => {
  answer(prazo.listPrazos, { prazos: [senha, pedido, token], nroPagina: 1, total: 3 })
  openPage('/portal/prazos')
  const seguidos = page.getByRole('region', { name: 'Para acompanhar' })
  await expect.element(seguidos.getByRole('heading', { name: 'Para acompanhar' })).toBeVisible()
  expect(readRows(tabela).map(([cura]) => cura)).toEqual(['Realizar o que falta (Guia 900123)'])
  expect(readRows(seguidos.getByRole('table', { name: 'Para acompanhar' })).map(([cura]) => cura)).toEqual([
    'Acompanhar: pedido 3400017',
    'Pedir ao paciente que confirme (Guia 900124)',
  ])
  // Whatever their rows say, the columns of one stand under those of the other.
  const esquerdas = (parte: typeof seguidos) =>
    parte
      .getByRole('columnheader')
      .elements()
      .map((cabeca) => cabeca.getBoundingClientRect().left)
  await page.viewport(1366, 768)
  const desvios = () =>
    esquerdas(tabela).map((x, at) => Math.abs(x - (esquerdas(seguidos)[at] ?? Number.NaN)))
  await expect.poll(() => Math.max(...desvios())).toBeLessThan(4)
  await expect.element(tabela.getByRole('link', { name: /^Realizar/ })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(seguidos.getByRole('link', { name: /^Acompanhar/ })).toHaveFocus()
  await expectAccessible()
})

test('o prazo de uma linha diz o que para', async () => {
  openPage('/portal/prazos')
  await linhaDe('900123').getByRole('button', { name: '28/11/2026, em 7 dias' }).click()
  const painel = page.getByRole('dialog', { name: 'O que acontece depois' })
  await expect
    .element(painel.getByText('A partir de 29/11/2026, o que for realizado nesta guia é negado.'))
    .toBeVisible()
  await expectAccessible()
})

test('abre com o foco na primeira linha, J e K andam, Home e End vão às pontas, como a ajuda diz, e Enter leva à cura', async () => {
  refuseGuia()
  const aberta = openPage('/portal/prazos')
  await expect.element(tabela.getByRole('link', { name: /^Realizar/ })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(tabela.getByRole('link', { name: /^Enviar/ })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tabela.getByRole('link', { name: /^Realizar/ })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tabela.getByRole('link', { name: /^Enviar/ })).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog').getByText('Home e End', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tabela.getByRole('link', { name: /^Enviar/ })).toHaveFocus()
  await userEvent.keyboard('k{Enter}')
  await expectMissing(aberta, '/portal/guia/900123')
})

test('de volta, o foco fica na linha de onde se saiu, também onde outra leva ao mesmo lugar', async () => {
  refuseGuia()
  answer(prazo.listPrazos, {
    prazos: [senha, { ...senha, chave: 'APRESENTACAO:900123:', tipo: 'APRESENTACAO' }],
    nroPagina: 1,
    total: 2,
  })
  const aberta = openPage('/portal/prazos')
  const primeira = tabela.getByRole('link', { name: /^Realizar/ })
  const segunda = tabela.getByRole('link', { name: /^Encaminhar/ })
  await expect.element(primeira).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(segunda).toHaveFocus()
  expect(segunda.element().getAttribute('href')).toBe(primeira.element().getAttribute('href'))
  await userEvent.keyboard('{Enter}')
  await expectMissing(aberta, '/portal/guia/900123')
  aberta.back()
  await expect.element(segunda).toHaveFocus()
})

test('da aba escolhida J leva à primeira linha, e as teclas seguem dali', async () => {
  openPage('/portal/prazos?aba=desistidos')
  await page.getByRole('tab', { name: 'Em aberto' }).click()
  await expect.element(tabela.getByRole('link', { name: /^Enviar/ })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Em aberto' })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(tabela.getByRole('link', { name: /^Realizar/ })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(tabela.getByRole('link', { name: /^Enviar/ })).toHaveFocus()
})

test('de nada em risco não se diz valor nenhum', async () => {
  answer(prazo.listPrazos, { prazos: [alvara], nroPagina: 1, total: 1, valorEmRisco: '0.00' })
  openPage('/portal/prazos')
  await expect.element(page.getByText('1 prazo', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/em risco/)).not.toBeInTheDocument()
})

test('a ordem é do endereço: por valor, e de volta por prazo', async () => {
  const { address } = openPage('/portal/prazos')
  await page.getByRole('button', { name: 'Ordenar por valor' }).click()
  await expect.element(page.getByRole('button', { name: 'Ordenar por prazo' })).toHaveFocus()
  expect(address()).toBe('/portal/prazos?ordem=valor')
  expect(sent(prazo.listPrazos).map(({ query }) => query.ordem)).toEqual(['DIAS', 'VALOR'])
})

test('sem motivo não se desiste; com ele, vai como foi escrito e a lista se lê de novo', async () => {
  openPage('/portal/prazos')
  await desistir()
  const motivo = dialogo.getByLabelText('Motivo')
  await expect.element(motivo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialogo.getByText('Diga por que desiste deste prazo.')).toBeVisible()
  await expectAccessible()
  expect(sent(prazo.createDesistencia)).toEqual([])
  // From the button too the hand is led to what is missing.
  dialogo.getByRole('button', { name: 'Desistir deste prazo' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(motivo).toHaveFocus()
  await userEvent.keyboard(' O paciente mudou de cidade. ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(page.getByText('Desistência registrada')).toBeVisible()
  await expect.element(page.getByText(/^Guia 900123, Helena Prado\. Fica em Desistências/)).toBeVisible()
  const [{ body } = {}] = sent(prazo.createDesistencia)
  expect(body).toEqual({ chave: senha.chave, motivo: 'O paciente mudou de cidade.' })
  await expect.poll(() => sent(prazo.listPrazos)).toHaveLength(2)
})

test('o aviso da desistência a desfaz, também depois de sair da tela', async () => {
  openPage('/portal/prazos')
  await desistir()
  await userEvent.keyboard('Mudou{Enter}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Desistências' }).click()
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: /^Desfazer/ })
    .click()
  await expect.element(page.getByText('Desistência retirada')).toBeVisible()
  expect(sent(prazo.deleteDesistencia).map(({ query }) => query)).toEqual([{ chave: senha.chave }])
})

test('Ctrl+Z desfaz o que o aviso oferece, enquanto ele se mostra, e não no que se escreve', async () => {
  openPage('/portal/prazos')
  await desistir()
  await userEvent.keyboard('Mudou{Enter}')
  const desfazer = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: /^Desfazer/ })
  await expect.element(desfazer).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  const campo = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => campo.remove())
  campo.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(sent(prazo.deleteDesistencia)).toEqual([])
  await focusByKeyboard(tabela.getByRole('button', { name: 'Mais ações: Guia 900123, Helena Prado' }))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Desistência retirada')).toBeVisible()
  expect(sent(prazo.deleteDesistencia).map(({ query }) => query)).toEqual([{ chave: senha.chave }])
  await expect.element(desfazer).not.toBeInTheDocument()
})

test('pelo menu da linha se desiste com o teclado, e o foco fica na lista', async () => {
  openPage('/portal/prazos')
  await focusByKeyboard(tabela.getByRole('button', { name: 'Mais ações: Guia 900123, Helena Prado' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Desistir deste prazo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialogo.getByLabelText('Motivo')).toHaveFocus()
  answer(prazo.listPrazos, { prazos: [alvara], nroPagina: 1, total: 1 })
  await userEvent.keyboard('Mudou{Enter}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(linhaDe('900123')).not.toBeInTheDocument()
  await expect.poll(() => linhaDe('sanitário').element().contains(document.activeElement)).toBe(true)
})

test('uma recusa deixa o motivo escrito, e o diálogo fechado e aberto também', async () => {
  refuse(prazo.createDesistencia, 'API-PRA-0001')
  openPage('/portal/prazos')
  await desistir()
  await userEvent.keyboard('Mudou{Enter}')
  await expect.element(page.getByText(catalogoErros['API-PRA-0001'].texto)).toBeVisible()
  await expect.element(dialogo.getByLabelText('Motivo')).toHaveValue('Mudou')
  await userEvent.keyboard('{Escape}')
  await desistir()
  await expect.element(dialogo.getByLabelText('Motivo')).toHaveValue('Mudou')
})

test('a tecla apertada duas vezes é um registro só', async () => {
  const release = hold(prazo.createDesistencia)
  openPage('/portal/prazos')
  await desistir()
  await userEvent.keyboard('Mudou{Enter}{Enter}')
  release()
  await expect.element(dialogo).not.toBeInTheDocument()
  // The second press may leave before the first is drawn: with the same key the operator writes once.
  const [chave, ...outras] = sentHeaders(prazo.createDesistencia).map((headers) =>
    headers.get('idempotency-key'),
  )
  expect(chave).toMatch(/./)
  expect(outras.filter((outra) => outra !== chave)).toEqual([])
})

test('a desistência se retira pela linha', async () => {
  openPage('/portal/prazos?aba=desistidos')
  await linhaDe('900123')
    .getByRole('button', { name: /^Retirar a desistência/ })
    .click()
  await expect.element(page.getByText('Desistência retirada')).toBeVisible()
  expect(sent(prazo.deleteDesistencia).map(({ query }) => query)).toEqual([{ chave: senha.chave }])
})

test('desfeita no aviso, o foco fica no prazo que voltou, à vista', async () => {
  await page.viewport(360, 640)
  const outros = Array.from({ length: 6 }, (_, i) => ({
    ...senha,
    chave: `SENHA:90012${i + 4}:2026-11-28`,
    referencia: 900124 + i,
    nomeAssociado: 'Otávio Nunes',
  }))
  const todos = { prazos: [...outros.slice(0, 3), senha, ...outros.slice(3)], nroPagina: 1, total: 7 }
  answer(prazo.listPrazos, todos)
  openPage('/portal/prazos')
  const cura = linhaDe('900123').getByRole('link', { name: /^Realizar/ })
  await expect.element(cura).toBeInTheDocument()
  // At the foot of the screen, where the notices come.
  cura.element().scrollIntoView({ block: 'end', behavior: 'instant' })
  const top = scrollY
  await desistir()
  answer(prazo.listPrazos, { prazos: outros, nroPagina: 1, total: 6 })
  await userEvent.keyboard('Mudou{Enter}')
  await expect.element(linhaDe('900123')).not.toBeInTheDocument()
  answer(prazo.listPrazos, todos)
  scrollTo({ top, behavior: 'instant' })
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: /^Desfazer/ })
    .click()
  await expect.element(cura).toHaveFocus()
  await expect.element(page.getByText('Desistência retirada')).toBeVisible()
  await expect.poll(() => isInSight(cura.element())).toBe(true)
})

test('retirada pela linha, o aviso que a desfaria sai', async () => {
  openPage('/portal/prazos')
  await desistir()
  await userEvent.keyboard('Mudou{Enter}')
  await expect.element(page.getByText('Desistência registrada')).toBeVisible()
  await page.getByRole('tab', { name: 'Desistências' }).click()
  await linhaDe('900123')
    .getByRole('button', { name: /^Retirar a desistência/ })
    .click()
  await expect.element(page.getByText('Desistência retirada')).toBeVisible()
  // Now, and not after the seconds that it would stay.
  expect(page.getByText('Desistência registrada').elements()).toEqual([])
})
