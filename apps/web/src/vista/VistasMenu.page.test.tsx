import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { type Vista, vista } from '@portal/contract/vista.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { autorizada, opcoes } from '../pesquisa/guias.fixture.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'

const imagens = {
  numero: 7,
  tela: 'CONSULTA',
  nome: 'Esperam imagens',
  filtros: [
    { campo: 'situacao', valor: '5' },
    { campo: 'dias', valor: '90' },
  ],
  padrao: false,
} as const
const ortodontia = {
  numero: 8,
  tela: 'CONSULTA',
  nome: 'Ortodontia',
  filtros: [{ campo: 'especialidade', valor: '3' }],
  padrao: false,
} as const
const dePendentes = {
  ...ortodontia,
  numero: 9,
  tela: 'PENDENTES',
  nome: 'De outra lista',
  filtros: [],
} as const
const PERIODO = 'de=2026-08-23&ate=2026-11-21'

const botao = page.getByRole('button', { name: /^Vistas?(:.*)?$/ })
const menu = page.getByRole('menu')
const tabela = page.getByRole('table', { name: 'Guias encontradas' })
const guardadas = () => sent(vista.createVista).map(({ body }) => body)

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias: [autorizada] })
  answer(vista.listVistas, [imagens, ortodontia, dePendentes])
})

async function openOrganizar() {
  await botao.click()
  await menu.getByRole('menuitem', { name: 'Organizar as vistas…' }).click()
  return page.getByRole('dialog', { name: 'Organizar as vistas' })
}

test('pelo teclado escolhe uma vista da lista: o endereço e os filtros são os dela, com os dias até hoje', async () => {
  const { address } = openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  await expect.element(botao).toHaveTextContent('Vistas')
  botao.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu).toBeVisible()
  await expect.element(menu.getByRole('menuitem', { name: 'De outra lista' })).not.toBeInTheDocument()
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(botao).toHaveTextContent('Vista: Esperam imagens')
  expect(decodeURIComponent(address())).toBe(`/portal/consultaGTOs?situacao="5"&${PERIODO}`)
  expect(sent(pesquisa.searchGuias).at(-1)?.body).toEqual({
    statusTiss: '5',
    dataInicio: '2026-08-23',
    dataFim: '2026-11-21',
  })
  await expect.element(page.getByText('Vista Esperam imagens na tela.')).toBeInTheDocument()
  await expect.element(botao).toHaveFocus()
})

test('guarda o que está na tela, com o período que acompanha os dias, e não o paciente', async () => {
  answer(vista.createVista, ({ body }) => ({ ...body, numero: 10 }))
  openPage(`/portal/consultaGTOs?situacao=4&${PERIODO}`)
  await expect.element(tabela).toBeVisible()
  await botao.click()
  await menu.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await expect.element(dialogo).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const nome = dialogo.getByRole('textbox', { name: 'Nome da vista' })
  await expect.element(dialogo.getByText('Dê um nome à vista.')).toBeVisible()
  await expect.element(nome).toHaveFocus()
  await expect
    .element(dialogo.getByText('Guarda: De 23/08/2026 a 21/11/2026; Aguardando justificativa técnica.'))
    .toBeVisible()
  await nome.fill('  À espera de mim ')
  await dialogo.getByRole('checkbox', { name: 'Abrir a lista com esta vista' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('À espera de mim está em Vistas', { exact: false })).toBeVisible()
  expect(guardadas()).toEqual([
    {
      tela: 'CONSULTA',
      nome: 'À espera de mim',
      filtros: [
        { campo: 'situacao', valor: '4' },
        { campo: 'dias', valor: '90' },
      ],
      padrao: true,
    },
  ])
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('um nome que já há se corrige no campo, sem perder o que se escreveu', async () => {
  refuse(vista.createVista, 'API-VIS-0002')
  openPage('/portal/consultaGTOs?especialidade=3&guia=700001')
  await botao.click()
  await menu.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await expect
    .element(dialogo.getByText('O paciente e o número da guia não ficam', { exact: false }))
    .toBeVisible()
  const nome = dialogo.getByRole('textbox', { name: 'Nome da vista' })
  await nome.fill('Ortodontia')
  await dialogo.getByRole('button', { name: 'Guardar a vista' }).click()
  await expect.element(dialogo.getByText('Já há uma vista com este nome', { exact: false })).toBeVisible()
  await expect.element(nome).toHaveFocus()
  await expect.element(nome).toHaveValue('Ortodontia')
})

test('a vista da vez abre a lista; quem tira os filtros fica sem ela, e assim a reencontra ao voltar', async () => {
  answer(vista.listVistas, [{ ...ortodontia, padrao: true }])
  answer(pesquisa.listPendentes, {})
  const { address, back } = openPage('/portal/consultaGTOs')
  await expect.element(botao).toHaveTextContent('Vista: Ortodontia')
  await expect.element(tabela).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs?especialidade=3')
  await botao.click()
  await menu.getByRole('menuitem', { name: 'Sair da vista' }).click()
  await expect.element(botao).toHaveTextContent('Vistas')
  expect(address()).toBe('/portal/consultaGTOs')
  await page.getByRole('tab', { name: /endentes/ }).click()
  await expect.poll(address).toBe('/portal/consultaGTOs?aba=pendentes')
  await expect.element(tabela).not.toBeInTheDocument()
  back()
  await expect.element(tabela).toBeVisible()
  await expect.element(botao).toHaveTextContent('Vistas')
  expect(address()).toBe('/portal/consultaGTOs')
})

test('dar a vez a uma vista não muda a lista aberta', async () => {
  let padrao = false
  answer(vista.listVistas, () => [imagens, { ...ortodontia, padrao }])
  answer(vista.updateVista, ({ body }) => {
    padrao = body.padrao
    return { ...body, tela: 'CONSULTA' as const }
  })
  const { address } = openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  const dialogo = await openOrganizar()
  await dialogo.getByRole('button', { name: 'Abrir com ela: Ortodontia' }).click()
  await expect.element(dialogo.getByRole('button', { name: 'Não abrir com ela: Ortodontia' })).toBeVisible()
  await expect.element(page.getByText('A lista abre com Ortodontia.')).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs')
})

test('cheia a lista de vistas, o formulário o diz sem perder o nome', async () => {
  refuse(vista.createVista, 'API-VIS-0003')
  openPage('/portal/consultaGTOs?situacao=8,16,9&senha=emVigor')
  await botao.click()
  await menu.getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Guardar esta vista' })
  await expect.element(dialogo.getByText('Senha em vigor', { exact: false })).toBeVisible()
  await userEvent.keyboard('Minhas{Control>}{Enter}{/Control}')
  const { titulo, texto } = catalogoErros['API-VIS-0003']
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent(`${titulo}${texto}`)
  await expect.element(dialogo.getByRole('textbox', { name: 'Nome da vista' })).toHaveValue('Minhas')
  expect(guardadas()[0]?.filtros).toContainEqual({ campo: 'senha', valor: 'emVigor' })
})

test('renomeia, dá a vez e remove, com volta, e cabe em 360 px', async () => {
  answer(vista.updateVista, ({ body }) => ({ ...body, tela: 'CONSULTA' as const }))
  answer(vista.deleteVista, {})
  answer(vista.createVista, ({ body }) => ({ ...body, numero: 11 }))
  await page.viewport(360, 740)
  openPage('/portal/consultaGTOs?situacao=4')
  await expect.element(tabela).toBeVisible()
  const dialogo = await openOrganizar()
  await expect.element(dialogo).toBeVisible()
  expectNoSideScroll()
  await expectAccessible()
  const nome = dialogo.getByRole('textbox', { name: 'Esperam imagens' })
  await nome.fill('Imagens')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Agora ela se chama Imagens.')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Abrir com ela: Ortodontia' }).click()
  await expect.element(page.getByText('A lista abre com Ortodontia.')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Guardar o da tela: Ortodontia' }).click()
  await expect.element(page.getByText('Ortodontia guarda o que está na tela.')).toBeVisible()
  const { tela: _tela, ...semTela } = ortodontia
  expect(sent(vista.updateVista).map(({ body }) => body)).toEqual([
    { numero: 7, nome: 'Imagens', filtros: imagens.filtros, padrao: false },
    { ...semTela, padrao: true },
    { ...semTela, filtros: [{ campo: 'situacao', valor: '4' }] },
  ])
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.element(page.getByText('Ortodontia guarda o de antes.')).toBeVisible()
  expect(sent(vista.updateVista).at(-1)?.body).toEqual(semTela)
  await dialogo.getByRole('button', { name: 'Remover: Ortodontia' }).click()
  await expect.element(page.getByText('Vista removida', { exact: true })).toBeVisible()
  // The notice lies above the dialog: its keys act there too.
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect
    .poll(guardadas)
    .toEqual([{ tela: 'CONSULTA', nome: 'Ortodontia', filtros: ortodontia.filtros, padrao: false }])
  expect(sent(vista.deleteVista).map(({ query }) => query)).toEqual([{ numero: 8 }])
})

test.each([
  ['a única', [ortodontia]],
  ['a última de várias', [imagens, ortodontia]],
  ['a primeira de várias', [ortodontia, imagens]],
] as const)('removida %s, Ctrl+Z a traz de volta, com o foco', async (_qual, todas) => {
  let atuais: Vista[] = todas.map((uma) => ({ ...uma, filtros: [...uma.filtros] }))
  answer(vista.listVistas, () => atuais)
  answer(vista.deleteVista, ({ query }) => {
    atuais = atuais.filter(({ numero }) => numero !== query?.numero)
    return {}
  })
  answer(vista.createVista, ({ body }) => {
    const nova = { ...body, numero: 11 }
    atuais = [...atuais, nova]
    return nova
  })
  openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  const dialogo = await openOrganizar()
  await dialogo.getByRole('button', { name: 'Remover: Ortodontia' }).click()
  const nome = dialogo.getByRole('textbox', { name: 'Ortodontia' })
  await expect.element(nome).not.toBeInTheDocument()
  await expect.element(page.getByText('Vista removida', { exact: true })).toBeVisible()
  await expect.poll(() => dialogo.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(nome).toHaveFocus()
})
