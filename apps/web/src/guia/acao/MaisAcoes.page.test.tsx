import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { focusByKeyboard } from '../../testing/focusByKeyboard.ts'
import { openPage } from '../../testing/open.tsx'
import { createEvento } from '../guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, GUIA } from '../paginaGuia.fixture.ts'

const menu = page.getByRole('menu', { name: 'Mais ações' })
const itens = menu.getByRole('menuitem')

async function openMenu(): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expect.element(menu).toBeVisible()
}

const readItens = () =>
  itens.elements().map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true'])

beforeEach(() => {
  answerPagina()
})

test('o que se pode vem primeiro; o que não se aplica só se vê quando se pede, com o motivo', async () => {
  answerGuia({ eventos: [createEvento({ dataRealizacao: '2026-11-20' })] })
  openPage(GUIA)
  await openMenu()
  expect(readItens()).toEqual([
    ['Renovar senha', false],
    ['Liberar guia complementar', false],
    ['Incluir observação', false],
    ['Registrar ocorrência', false],
    ['Bloquear guia', false],
    ['Estimativa para o paciente', false],
    ['Elegibilidade do paciente', false],
    ['Outras ações (6)Não se aplicam agora; veja por quê.', false],
  ])
  await itens.filter({ hasText: 'Outras ações' }).click()
  expect(readItens().slice(7)).toEqual([
    ['Esconder as outras açõesNão se aplicam agora; veja por quê.', false],
    ['Solicitar tokenAssine a guia antes de continuar.', true],
    ['Encaminhar para pagamentoAssine a guia antes de continuar.', true],
    ['Enviar justificativa técnicaNão se aplica a uma guia em “Autorizada”.', true],
    ['Enviar para auditoriaNão se aplica a uma guia em “Autorizada”.', true],
    ['Enviar recurso de glosaNão se aplica a uma guia em “Autorizada”.', true],
    ['Cancelar guiaA guia já tem evento realizado e não pode mais ser cancelada.', true],
  ])
  await expectAccessible()
  await itens.filter({ hasText: 'Esconder as outras ações' }).click()
  await expect.poll(readItens).toHaveLength(8)
})

test.each([360, 768])(
  'a %i px a barra tem o que se pode; o que está travado fica no menu, com o motivo',
  async (largura) => {
    await page.viewport(largura, 740)
    openPage(GUIA)
    await expect.element(acoesDaGuia).toBeVisible()
    expect(
      acoesDaGuia
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Enviar imagem', 'Informar data de realização'])
    const barra = document.querySelector<HTMLElement>('[data-parte=barra]')
    expect(barra?.offsetHeight, 'a altura da barra').toBeLessThanOrEqual(150)
    await openMenu()
    await itens.filter({ hasText: 'Outras ações' }).click()
    for (const travada of ['Assinar guia', 'Solicitar token', 'Encaminhar para pagamento'])
      expect(readItens().some(([texto, isTravado]) => isTravado && String(texto).startsWith(travada))).toBe(
        true,
      )
  },
)

test('a guia bloqueada não se bloqueia de novo, nem se cancela', async () => {
  answerGuia({ bloqueio: true })
  openPage(GUIA)
  await openMenu()
  await itens.filter({ hasText: 'Outras ações' }).click()
  expect(readItens()).not.toContainEqual(['Bloquear guia', false])
  expect(readItens()).toContainEqual(['Cancelar guiaA guia está bloqueada e não aceita alterações.', true])
})

test('a elegibilidade é a do paciente da guia', async () => {
  openPage(GUIA)
  await openMenu()
  await expect
    .element(menu.getByRole('menuitem', { name: 'Elegibilidade do paciente' }))
    .toHaveAttribute('href', '/portal/elegibilidade?paciente=00000000-0000-4000-8000-000000000001')
})

test('a complementar se libera pelo teclado, e o portal vai a ela', async () => {
  answer(liberacaoSenha.releaseComplementar, () => {
    answerGuia({ numeroFicha: 700002, numeroFichaPrincipal: 700001, statusFicha: 17 })
    return { numeroFicha: 700002 }
  })
  const { address } = openPage(GUIA)
  await focusByKeyboard(page.getByRole('button', { name: 'Mais ações' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(itens.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(itens.filter({ hasText: 'Liberar guia complementar' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A guia complementar foi liberada.')).toBeVisible()
  await expect.poll(address).toBe('/portal/guia/700002')
  await expect.element(page.getByRole('link', { name: 'guia 700001' })).toHaveAttribute('href', GUIA)
  expect(sent(liberacaoSenha.releaseComplementar).map(({ body }) => body)).toEqual([{ numeroFicha: 700001 }])
})

test('o que se faz noutra parte da página leva a ela, dobra aberta', async () => {
  openPage(GUIA)
  await openMenu()
  await menu.getByRole('menuitem', { name: 'Incluir observação' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Nova observação (opcional)' })).toHaveFocus()
})

test('o recurso de glosa se escreve na sua tela', async () => {
  answerGuia({
    statusFicha: 12,
    codigoEtapaAtual: 6,
    eventos: [createEvento({ dataRealizacao: '2026-11-20', valorPago: '90.00', valorGlosado: '10.00' })],
  })
  answer(recursoGlosa.getRecursoDetalhado, {})
  hold(recursoGlosa.getRecursoDetalhado)
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Enviar recurso de glosa' }).click()
  await expect
    .poll(() => sent(recursoGlosa.getRecursoDetalhado).map(({ query }) => query))
    .toEqual([{ numeroFicha: 700001 }])
})
