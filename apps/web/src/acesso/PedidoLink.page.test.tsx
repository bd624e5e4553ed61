import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { expectGood, resumo, showMarca, showOn, telas, titulo } from './acesso.fixture.ts'

const opcoes = [
  { opcao: 'EMAIL', destino: 'l***@e*****.com' },
  { opcao: 'CELULAR', destino: '(31) 9****-**12' },
] as const
const codigo = page.getByLabelText('Código do credenciado')
const continuar = page.getByRole('button', { name: 'Continuar' })
const enviar = page.getByRole('button', { name: 'Enviar' })
const canal = (nome: string) => page.getByRole('radio', { name: new RegExp(nome) })

/** To the choice of the channel. */
async function ask(endereco = '/acesso/esqueciMinhaSenha', login = '988001') {
  openPage(endereco, null)
  await codigo.fill(login)
  await continuar.click()
  await expect.element(titulo('Onde quer receber?')).toHaveFocus()
}

beforeEach(() => {
  showMarca('aurora')
  answer(acesso.getOpcoes, { opcoes })
  for (const route of [acesso.requestSenhaEsquecida, acesso.requestPrimeiroAcesso])
    answer(route, { ok: true, validadeMinutos: 12 })
})

describe.each([
  ['/acesso/esqueciMinhaSenha', 'Esqueci minha senha', acesso.requestSenhaEsquecida],
  ['/acesso/primeiroAcesso', 'Primeiro acesso', acesso.requestPrimeiroAcesso],
] as const)('%s', (endereco, nome, route) => {
  test('do código ao envio, só com o teclado', async () => {
    openPage(endereco, null)
    await expect.element(titulo(nome)).toHaveFocus()
    await userEvent.tab()
    await expect.element(codigo).toHaveFocus()
    await userEvent.keyboard(' 1000 05 {Enter}')
    await expect.element(titulo('Onde quer receber?')).toHaveFocus()
    await expect
      .element(
        page.getByText(
          'Para criar a senha, vai um link por e-mail ou um código por celular. Estes são os contatos do cadastro de 100005, com partes cobertas.',
        ),
      )
      .toBeVisible()
    expect(sent(acesso.getOpcoes).map(({ query }) => query)).toEqual([{ codigoDentista: '100005' }])
    await expect.element(canal('E-mail')).toBeChecked()
    for (const { destino } of opcoes) await expect.element(page.getByText(destino)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(titulo('Confira o seu e-mail')).toHaveFocus()
    expect(sent(route).map(({ body }) => body)).toEqual([{ codigoDentista: '100005', opcao: 'EMAIL' }])
    await expect
      .element(
        page.getByText(
          'Se o código estiver cadastrado, um e-mail com o link para criar a senha chega em instantes a l***@e*****.com e vale 12 minutos.',
        ),
      )
      .toBeVisible()
  })

  test('a falha ao procurar fica no seu lugar, e o código escrito também', async () => {
    const { texto } = catalogoErros['API-GEN-0005']
    const mend = refuse(acesso.getOpcoes, 'API-GEN-0005')
    openPage(endereco, null)
    await codigo.fill('988001')
    await continuar.click()
    await expect.element(page.getByRole('alert').getByText(texto)).toBeVisible()
    await expect.element(codigo).toHaveValue('988001')
    mend()
    const release = hold(acesso.getOpcoes)
    await continuar.click()
    await expect.element(page.getByRole('button', { name: 'Aguarde Continuar' })).toBeVisible()
    await expect.element(page.getByText(texto)).not.toBeInTheDocument()
    release()
    await expect.element(titulo('Onde quer receber?')).toHaveFocus()
  })

  test('a recusa do pedido fica até outro', async () => {
    await ask(endereco)
    const { texto } = catalogoErros['API-ACE-0004']
    const mend = refuse(route, 'API-ACE-0004')
    await enviar.click()
    await expect.element(page.getByRole('alert').getByText(texto)).toBeVisible()
    await expect.element(titulo('Onde quer receber?')).toBeVisible()
    mend()
    await enviar.click()
    await expect.element(titulo('Confira o seu e-mail')).toHaveFocus()
  })
})

test.each([
  ['', 'Informe o código do credenciado.'],
  ['12a', 'O código tem até nove números, sem letras nem pontos.'],
])('o código %j se recusa no campo', async (digitado, falta) => {
  openPage('/acesso/esqueciMinhaSenha', null)
  await codigo.fill(digitado)
  await continuar.click()
  await expect.element(resumo.getByRole('link', { name: falta })).toHaveAttribute('href', '#codigo')
  await expect.element(codigo).toHaveAttribute('aria-invalid', 'true')
  await expect.element(codigo).toHaveAccessibleDescription(new RegExp(falta))
  await expectAccessible()
  expect(sent(acesso.getOpcoes)).toEqual([])
})

test('pelo celular: o código recebido se digita ali mesmo', async () => {
  answer(acesso.validateFluxo, { tipoFluxo: 'RS', userLogin: '988001' })
  await ask()
  await canal('Mensagem no celular').click({ force: true })
  await enviar.click()
  await expect.element(titulo('Confira o seu celular')).toHaveFocus()
  expect(sent(acesso.requestSenhaEsquecida)[0]?.body.opcao).toBe('CELULAR')
  await expect
    .element(
      page.getByText(
        'Se o código estiver cadastrado, uma mensagem com o código para criar a senha chega em instantes a (31) 9****-**12 e vale 12 minutos.',
      ),
    )
    .toBeVisible()
  await page.getByLabelText('Código recebido').fill('K7QF-9M2X-4TRB')
  await continuar.click()
  await expect.element(titulo('Crie uma nova senha')).toHaveFocus()
  expect(sent(acesso.validateFluxo).map(({ query }) => query)).toEqual([{ token: 'K7QF9M2X4TRB' }])
})

test('pede-se de novo, por outro canal ou com outro código', async () => {
  await ask()
  await enviar.click()
  await page.getByRole('button', { name: 'Pedir de novo' }).click()
  await expect.element(titulo('Onde quer receber?')).toHaveFocus()
  await page.getByRole('button', { name: 'Usar outro código' }).click()
  await expect.element(titulo('Esqueci minha senha')).toHaveFocus()
  await expect.element(codigo).toHaveValue('988001')
})

test('dali se volta à entrada, ou se vai digitar um código que já se tem', async () => {
  const { address } = openPage('/acesso/primeiroAcesso', null)
  await expect
    .element(page.getByRole('link', { name: 'Voltar à entrada' }))
    .toHaveAttribute('href', '/credenciado/login')
  await page.getByRole('link', { name: 'Já recebi o código no celular' }).click()
  await expect.element(titulo('Criar a senha')).toHaveFocus()
  expect(address()).toBe('/acesso/CadastrarSenha')
})

test('na rede que tem endereços seus, o código recebido leva à página dela', async () => {
  showMarca('meridiano')
  answer(acesso.validateFluxo, { tipoFluxo: 'RS', userLogin: '200001' })
  const { address } = openPage('/meridiano/esqueciMinhaSenha', null)
  await codigo.fill('200001')
  await continuar.click()
  await canal('Mensagem no celular').click({ force: true })
  await enviar.click()
  await page.getByLabelText('Código recebido').fill('K7QF-9M2X-4TRB')
  await continuar.click()
  await expect.element(titulo('Crie uma nova senha')).toHaveFocus()
  expect(address()).toBe('/meridiano/CadastrarSenha')
})

test.each(telas)('nenhum achado do pedido ao envio, %s a %i px', async (tema, largura) => {
  await showOn(tema, largura)
  openPage('/acesso/esqueciMinhaSenha', null)
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  await expectGood()
  await codigo.fill('988001')
  await continuar.click()
  await expect.element(titulo('Onde quer receber?')).toHaveFocus()
  await expectGood()
  await canal('Mensagem no celular').click({ force: true })
  await enviar.click()
  await expect.element(titulo('Confira o seu celular')).toHaveFocus()
  await expectGood()
})

test('o código do credenciado corrigido deixa de ter erro antes de ir de novo', async () => {
  openPage('/acesso/esqueciMinhaSenha', null)
  await continuar.click()
  await expect.element(resumo).toBeVisible()
  await codigo.fill('988001')
  await expect.element(resumo).not.toBeInTheDocument()
  await expect.element(codigo).not.toHaveAttribute('aria-invalid')
})
