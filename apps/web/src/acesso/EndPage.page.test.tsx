import { credenciado } from '@portal/contract/credenciado.ts'
import { termo } from '@portal/contract/termo.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { showMarca } from './acesso.fixture.ts'
import { noteTroca } from './trocaPendente.ts'

const entrar = page.getByRole('link', { name: 'Entrar novamente' })
const inicio = page.getByRole('link', { name: 'Ir para o início' })
const talvezTrocada = page.getByText('A senha pode ter sido trocada')

beforeEach(() => showMarca('aurora'))

test.each([
  [
    '/SessaoEncerrada',
    'Sessão encerrada',
    'A sessão termina depois de 30 minutos sem uso, ou quando é encerrada em outro aparelho, como na troca da senha.',
    '/credenciado/login',
  ],
  [
    '/sessaoEncerrada',
    'Sessão encerrada',
    'Guias, recursos e pedidos começados foram guardados: entre novamente e continue de onde parou. O que estava num formulário curto, como um motivo ou a renovação de um alvará, se digita de novo.',
    '/credenciado/login',
  ],
  [
    '/acesso/token/expirado',
    'Sua sessão expirou',
    'A sessão termina depois de 30 minutos sem uso, ou quando é encerrada em outro aparelho, como na troca da senha. O link que você abriu também pode ter perdido a validade.',
    '/credenciado/login',
  ],
  [
    '/acessoNaoPermitido',
    'Acesso não permitido',
    'Seu cadastro não tem permissão para usar esta função.',
    '/portal',
  ],
  [
    '/endereco/que/nao/existe',
    'Página não encontrada',
    'O endereço não existe ou o que ele mostrava não está mais disponível. Confira o número ou o link e tente de novo.',
    '/portal',
  ],
])('%s diz o que houve e dá um caminho', async (endereco, titulo, texto, volta) => {
  openPage(endereco, null)
  await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toHaveFocus()
  await expect.element(page.getByText(texto)).toBeVisible()
  await expect.element(volta === '/portal' ? inicio : entrar).toHaveAttribute('href', volta)
  await expectAccessible()
})

test.each([
  ['meridiano', '/meridiano/expirado', '/meridiano/login'],
  ['lumina', '/acesso/token/expirado', '/credenciado/login?rede=lumina'],
])('na rede %s, entra-se de novo pela entrada dela', async (marca, endereco, entrada) => {
  showMarca(marca)
  openPage(endereco, null)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sua sessão expirou' })).toBeVisible()
  await expect.element(entrar).toHaveAttribute('href', entrada)
})

test.each(['/SessaoEncerrada', '/acesso/token/expirado'])(
  'quem trocava a senha e não teve resposta lê em %s que ela pode ter sido trocada',
  async (endereco) => {
    noteTroca('token')
    openPage(endereco, null)
    await expect.element(talvezTrocada).toBeVisible()
    await expect
      .element(
        page.getByText(
          'A troca foi enviada, mas a resposta se perdeu. Entre com a senha nova; se não entrar, use a antiga.',
        ),
      )
      .toBeVisible()
    await expectAccessible()
  },
)

test('quem não trocava a senha nada lê dela', async () => {
  openPage('/SessaoEncerrada', null)
  await expect.element(entrar).toBeVisible()
  expect(talvezTrocada.elements()).toEqual([])
})

test('um item bloqueado diz por quê e não leva a lugar nenhum', async () => {
  answerMenu({ bloqueados: ['SOLIC_AUTO'] })
  answer(termo.getPendencia, {})
  answer(credenciado.listEspecialidades, [])
  const { address } = openPage('/portal/solicitarAutorizacao')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toHaveFocus()
  expect(address()).toBe('/acessoNaoPermitido')
  await expect
    .element(page.getByRole('main').getByText('Solicitar autorização', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('main').getByText(textosMenuBloqueio.servidor)).toBeVisible()
  await expect.element(page.getByRole('main').getByText(/^E-mail da central: /)).toBeVisible()
})

test('sem sessão o portal leva à sessão encerrada', async () => {
  const { address } = openPage('/portal/elegibilidade', null)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sessão encerrada' })).toBeVisible()
  expect(address()).toBe('/SessaoEncerrada')
})
