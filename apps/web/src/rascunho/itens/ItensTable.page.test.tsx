import { catalogoErros } from '@portal/contract/errors.ts'
import { evento } from '@portal/contract/evento.ts'
import { glosa } from '@portal/contract/glosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventosTabela, GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answer, refuse } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { readRows } from '../../testing/readRows.ts'
import { withFinger } from '../../testing/withFinger.ts'
import { notice } from '../../ui/notice.ts'
import { answerRascunho, include, linha, readItens, readVeredito } from '../rascunho.fixture.ts'

const linhaDe = (ordem: number) => page.getByRole('rowgroup', { name: new RegExp(`^${ordem}: `) })

beforeEach(() => {
  answerRascunho()
})

test('dois eventos iguais têm botões de nomes diferentes, e cada um é o da sua linha', async () => {
  openPage(GUIA)
  await include('26 OM 85100200; 27 OM 85100200')
  await expect.poll(readItens).toHaveLength(2)
  const nome = 'Restauração em resina fotopolimerizável 2 faces'
  for (const acao of ['Editar', 'Remover'])
    for (const ordem of [1, 2])
      await expect
        .element(linhaDe(ordem).getByRole('button', { name: `${acao} ${ordem}: ${nome}` }))
        .toBeInTheDocument()
  await page.getByRole('button', { name: `Remover 1: ${nome}` }).click()
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['27 MO'])
})

test('cada linha diz o evento, o lugar, o valor, a coparticipação e o que seria dele', async () => {
  openPage(GUIA)
  await include('26 OM 85100200; 25 O 85100200; 27 85200158; AS 85400602 x3')
  await expect.poll(readItens).toHaveLength(4)
  await expect.poll(() => readRows(eventosTabela).at(-2)?.[2]).toBe('R$ 99,30copart. R$ 9,93')
  expect(readRows(eventosTabela)).toEqual([
    [
      '1Válido85.100.200 Restauração em resina fotopolimerizável 2 faces Envio: editável',
      '26 MO',
      'R$ 95,25copart. R$ 9,52',
      'Seria aprovado',
    ],
    [
      '2Inválido85.100.200 Restauração em resina fotopolimerizável 2 faces Envio: editável',
      '25 O',
      'R$ 95,25',
      'Corrigir',
    ],
    ['Falha em informação de dados de faces dos dentes (3023)Trocar por 85100196'],
    [
      '3Não validado85.200.158 Tratamento endodôntico multirradicular Envio: editável',
      '27',
      'R$ 480,00copart. R$ 48,00',
      'Aguarda imagem',
    ],
    [
      'Falta imagem: Radiografia inicial não enviada (3081)Anexar a imagem inicialVai para auditoria: Necessária auditoria inicial (3059)',
    ],
    [
      '4Validação dispensada85.400.602 Ponto de solda Envio: editável',
      'AS × 3',
      'R$ 99,30copart. R$ 9,93',
      'Vai para auditoria',
    ],
    ['Necessária auditoria inicial (3059)'],
  ])
  await expectAccessible()
})

test('o evento sem preço na tabela não tem valor, e o resto da linha fica', async () => {
  refuse(evento.getValor, 'API-GTO-0006')
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.poll(readItens).toHaveLength(1)
  await expect.poll(() => readRows(eventosTabela)[0]?.[2]).toBe('—')
  expect(notice.getSnapshot()).toEqual([])
})

test('o valor que falha se diz: não é resposta', async () => {
  refuse(evento.getValor, 'API-GEN-0005')
  openPage(GUIA)
  await include('27 85200158')
  const { titulo } = catalogoErros['API-GEN-0005']
  await expect.poll(() => notice.getSnapshot().map(({ title }) => title)).toEqual([titulo])
})

test('a correção da linha está a um botão, e o foco fica na linha', async () => {
  openPage(GUIA)
  await include('25 O 85100200')
  await eventosTabela
    .getByRole('button', { name: 'Trocar por 85100196 Restauração em resina fotopolimerizável 1 face' })
    .click()
  await expect.poll(readItens).toEqual([['85.100.196', '25 O', 'Seria aprovado']])
  await expect.element(linhaDe(1)).toHaveFocus()
})

test('quem já foi a outro lugar quando a correção aparece fica onde está', async () => {
  openPage(GUIA)
  await include('25 O 85100200')
  const corrigir = eventosTabela.getByRole('button', { name: /^Trocar por 85100196/ })
  await expect.element(corrigir).toBeVisible()
  const botao = corrigir.element() as HTMLButtonElement
  botao.focus()
  botao.click()
  // Within the same frame.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', altKey: true, bubbles: true }))
  await expect.poll(readItens).toEqual([['85.100.196', '25 O', 'Seria aprovado']])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(linha).toHaveFocus()
})

test('a correção que a guia não faz sozinha leva a onde se faz', async () => {
  openPage(GUIA)
  await include('27 85200158')
  await eventosTabela.getByRole('button', { name: 'Anexar a imagem inicial' }).click()
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus()
})

test('o motivo explica como se evita', async () => {
  answer(glosa.getExplicacao, { codigoGlosa: '3081', ajudaEvento: { comoEvitar: 'Anexe a inicial.' } })
  openPage(GUIA)
  await include('27 85200158')
  await eventosTabela.getByRole('button', { name: /^Por que a negativa 3081/ }).click()
  await expect.element(page.getByRole('dialog', { name: /3081/ }).getByText('Anexe a inicial.')).toBeVisible()
})

test('a tabela é uma parada de Tab: setas andam, Enter edita, Delete remove, e o foco fica', async () => {
  openPage(GUIA)
  await include('36 O 85100196; 37 O 85100196; 47 O 85100196')
  await expect.poll(readItens).toHaveLength(3)
  await userEvent.keyboard('{Alt>}e{/Alt}')
  await expect.element(linhaDe(3)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(linhaDe(3)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(linhaDe(1)).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowUp}')
  await expect.element(linhaDe(2)).toHaveFocus()
  expect(eventosTabela.element().querySelectorAll('tbody[tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  const campo = page.getByRole('textbox', { name: /^Dente de/ })
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('46{Enter}')
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['36 O', '46 O', '47 O'])
  await expect.element(linhaDe(2)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByRole('rowgroup', { name: /^2: / })).toHaveFocus()
  expect(readItens().map(([, lugar]) => lugar)).toEqual(['36 O', '47 O'])
  await userEvent.keyboard('{Delete}')
  await expect.element(linhaDe(1)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(linha).toHaveFocus()
  expect(readItens()).toEqual([])
  expect(readVeredito()).toMatch(/^Removido: 36 /)
})

test('sob o dedo, o que responde a um motivo tem 44 px de alto', async () => {
  await page.viewport(360, 740)
  openPage(GUIA)
  await include('27 85200158')
  const anexar = eventosTabela.getByRole('button', { name: 'Anexar a imagem inicial' })
  await expect.element(anexar).toBeVisible()
  await withFinger(async () => {
    await expect.poll(() => anexar.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
