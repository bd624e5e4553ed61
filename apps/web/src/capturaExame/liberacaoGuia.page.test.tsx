import { capturaExame } from '@portal/contract/capturaExame.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerLiberacao, expectGuiaNova } from '../liberacaoSenha/liberacaoSenha.fixture.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { enterWith, openPage } from '../testing/open.tsx'
import { captura } from './capturaExame.fixture.ts'

const main = page.getByRole('main')
const abrir = page.getByRole('button', { name: /^Liberar a guia/ })

beforeEach(() => {
  answerLiberacao()
  answer(capturaExame.listCapturas, { capturas: [captura], proximo: null })
})

const expectFechado = async (porque: string) => {
  openPage('/portal/capturaExames')
  await expect.element(main.getByText('A guia do pedido não se libera aqui')).toBeVisible()
  const reservado = 'O pedido capturado fica reservado a esta unidade, e nenhuma outra o captura.'
  await expect.element(main.getByText(`${porque} ${reservado}`)).toBeVisible()
  await expectAccessible()
  await focusByKeyboard(abrir)
  await expect.element(page.getByRole('tooltip', { name: porque })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(sent(liberacaoSenha.releaseSenha)).toEqual([])
}

test('sem a função, diz antes da captura que não libera a guia, e o botão não a pede', async () => {
  enterWith(['CAPT_EXAME'])
  await expectFechado(catalogoErros['API-ACE-0003'].texto)
})

test('com a função fechada na rede, diz por quê', async () => {
  answer(credenciado.getParticularidades, {
    liberaSenha: false,
    unidadeRadio: true,
    capturaExame: true,
  })
  await expectFechado(textosMenuBloqueio.flag)
})

test('a guia que se abre é atendida pelo único dentista da unidade', async () => {
  answer(credenciado.getInfo, { dentistas: [{ codigoDentista: 7, nome: 'Ana Monteiro' }] })
  openPage('/portal/capturaExames')
  await abrir.click()
  await expectGuiaNova()
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body.codigoDentista)).toEqual([7])
})

test('a recusa de abrir a guia se diz no pedido, e o botão fica', async () => {
  const { titulo, texto } = catalogoErros['API-LIB-0001']
  refuse(liberacaoSenha.releaseSenha, 'API-LIB-0001')
  openPage('/portal/capturaExames')
  await abrir.click()
  await expect.element(main.getByRole('listitem').getByRole('alert')).toHaveTextContent(`${titulo}${texto}`)
  await expect.element(abrir).toHaveFocus()
})
