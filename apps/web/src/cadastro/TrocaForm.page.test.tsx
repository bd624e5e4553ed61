import { cadastro } from '@portal/contract/cadastro.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { contatos, troca } from './cadastro.fixture.ts'

const codigo = page.getByLabelText('Código recebido')
const espera = page.getByRole('heading', { name: 'Troca à espera do código' })
const painel = page.getByRole('tabpanel', { name: 'Contatos' })
const conferir = page.getByRole('button', { name: 'Conferir' })
const confirmar = page.getByRole('button', { name: 'Confirmar os contatos' })

beforeEach(() => {
  answer(cadastro.getContatos, { ...contatos, emConfirmacao: troca })
  answer(cadastro.updateContatos, { protocolo: '20261121000077' })
})

test('a troca diz o que é novo, para onde o código foi e até quando vale', async () => {
  openPage('/portal/atualizacaoCadastral')
  await expect
    .element(
      page.getByText(
        'Enviamos um código para a***@exemplo.com. Até ele ser digitado vale o contato de antes.',
      ),
    )
    .toBeVisible()
  await expect
    .element(
      page.getByText(
        'Novo: e-mail nova@exemplo.com e celular (11) 99999-0001. O código vale até 22/11/2026 09:00.',
      ),
    )
    .toBeVisible()
  // The fields hold what was asked for; what serves is told under each.
  for (const [campo, pedido, emVigor] of [
    ['E-mail', 'nova@exemplo.com', 'ana@exemplo.com'],
    ['Celular', '(11) 99999-0001', '(11) 98765-0112'],
  ] as const) {
    const campoDela = page.getByRole('textbox', { name: campo })
    await expect.element(campoDela).toHaveValue(pedido)
    await expect
      .element(campoDela)
      .toHaveAccessibleDescription(`À espera do código: até ele ser digitado vale ${emVigor}.`)
  }
})

test.each([
  [{ ...troca, numeroCel: null }, 'Novo: e-mail nova@exemplo.com. O'],
  [{ ...troca, email: null }, 'Novo: celular (11) 99999-0001. O'],
])('%o: %s', async (emConfirmacao, palavras) => {
  answer(cadastro.getContatos, { ...contatos, emConfirmacao })
  openPage('/portal/atualizacaoCadastral')
  await expect.element(page.getByText(palavras, { exact: false })).toBeVisible()
})

test('sem código nada se envia; com um errado o aviso fica no lugar; com o certo o contato novo vale', async () => {
  const mend = refuse(cadastro.validateContatos, 'API-CAD-0003')
  openPage('/portal/atualizacaoCadastral')
  await codigo.click()
  await userEvent.keyboard('{Enter}')
  const resumo = page.getByRole('alert')
  await expect.element(resumo).toMatchTextContent(/Digite o código que chegou por e-mail\./)
  expect(document.activeElement?.contains(resumo.element())).toBe(true)
  await expect.element(codigo).toHaveAccessibleDescription(/Digite o código que chegou por e-mail\./)
  expect(sent(cadastro.validateContatos)).toEqual([])
  await codigo.fill(' AAAA-BBBB-CCCC ')
  await userEvent.keyboard('{Enter}')
  await expect.element(resumo).toMatchTextContent(new RegExp(catalogoErros['API-CAD-0003'].texto))
  await expect.poll(() => document.activeElement?.contains(resumo.element())).toBe(true)
  await expect.element(codigo).toHaveValue(' AAAA-BBBB-CCCC ')
  await expectAccessible()
  mend()
  const { email, numeroCel } = troca
  const contatoCredenciado = { ...contatos.contatoCredenciado, email, numeroCel }
  answer(cadastro.validateContatos, { contatoCredenciado })
  answer(cadastro.getContatos, { ...contatos, contatoCredenciado })
  await codigo.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('O contato novo já vale para criar a senha.')).toBeVisible()
  await expect.element(espera).not.toBeInTheDocument()
  expect(sent(cadastro.validateContatos).map(({ body }) => body.codigo)).toEqual([
    'AAAA-BBBB-CCCC',
    'AAAA-BBBB-CCCC',
  ])
})

test('conferir de novo mantém a troca pedida, e diz o que falta para ela valer', async () => {
  openPage('/portal/atualizacaoCadastral')
  await conferir.click()
  expect(readDescriptions(painel)).toEqual([
    ['E-mail', 'ana@exemplo.com → nova@exemplo.com'],
    ['Celular', '(11) 98765-0112 → (11) 99999-0001'],
  ])
  await expect.element(page.getByText('A troca que espera o código será retirada.')).not.toBeInTheDocument()
  await page.getByLabelText('Sua senha').fill('segredo')
  await confirmar.click()
  await expect
    .element(
      page.getByText('E-mail muda para nova@exemplo.com só depois do código, logo abaixo.', { exact: false }),
    )
    .toBeVisible()
  const { email, numeroCel } = troca
  expect(sent(cadastro.updateContatos)[0]?.body.contatoCredenciado).toEqual({
    email,
    numeroCel,
    whatsAppPessoal: '11987650113',
  })
})

test('de volta ao que está em vigor, a conferência diz que a troca será retirada', async () => {
  openPage('/portal/atualizacaoCadastral')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com')
  await page.getByRole('textbox', { name: 'Celular' }).fill('11987650112')
  await conferir.click()
  await expect.element(page.getByText('A troca que espera o código será retirada.')).toBeVisible()
  answer(cadastro.getContatos, contatos)
  await confirmar.click()
  await expect.element(page.getByText('Os contatos continuam os mesmos.')).toBeVisible()
  await expect.element(espera).not.toBeInTheDocument()
})
