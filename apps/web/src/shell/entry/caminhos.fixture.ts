import { ortodontia } from '@portal/contract/ortodontia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { prazo } from '@portal/contract/prazo.ts'
import type { OrigemTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { helena } from '../../associado/associado.fixture.ts'
import { answerElegibilidade, PACIENTE } from '../../elegibilidade/elegibilidade.fixture.ts'
import { answerLiberacao, PEDIDO } from '../../liberacaoSenha/liberacaoSenha.fixture.ts'
import { answerHome } from '../../testing/answerHome.ts'
import { answer } from '../../testing/calls.ts'
import { type Opened, openPage } from '../../testing/open.tsx'

export const TELA = '/portal/solicitarAutorizacao'
export const paciente = page.getByRole('searchbox', { name: 'Paciente' })

const prorrogacao = {
  chave: 'PRORROGACAO:900123:2026-12-10',
  tipo: 'PRORROGACAO',
  referencia: 900123,
  nomeAssociado: helena.nome,
  chaveAssociado: helena.chave,
  prazo: '2026-12-10',
  valor: null,
} as const

/** All that any of the ways asks for. */
export function answerCaminhos(): void {
  answerHome()
  answerElegibilidade()
  answerLiberacao()
  answer(pesquisa.searchTudo, {})
  answer(ortodontia.getCoberturaOrto, {})
  answer(ortodontia.getInformacoesOrto, {})
  answer(ortodontia.validatePrazoOrto, {})
  answer(prazo.listPrazos, { prazos: [prorrogacao], nroPagina: 1, total: 1 })
}

export const noMenu = page
  .getByRole('navigation', { name: 'Menu' })
  .getByRole('link', { name: 'Solicitar autorização' })
const noInicio = page
  .getByRole('navigation', { name: 'Atalhos' })
  .getByRole('link', { name: 'Solicitar autorização' })
const naPagina = page.getByRole('main').getByRole('link', { name: /^Solicitar autorização/ })

/** Goes to a screen through the search of everything. */
export async function goTo(palavras: string, tela: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('searchbox', { name: 'O que você procura?' })).toHaveFocus()
  await userEvent.keyboard(palavras)
  await expect.element(page.getByRole('dialog').getByRole('button', { name: new RegExp(tela) })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

type Caminho = {
  caminho: string
  origem: OrigemTela
  /** Whether it takes a patient along. */
  levaPaciente?: true
  enter: () => Promise<Opened>
}

/** Every way that ends at the screen of the authorisation. */
export const caminhos: readonly Caminho[] = [
  {
    caminho: 'o menu',
    origem: 'menu',
    enter: async () => {
      const aberta = openPage('/portal')
      await noMenu.click()
      return aberta
    },
  },
  {
    caminho: 'o início',
    origem: 'inicio',
    enter: async () => {
      const aberta = openPage('/portal')
      await noInicio.click()
      return aberta
    },
  },
  {
    caminho: 'a busca',
    origem: 'busca',
    enter: async () => {
      const aberta = openPage('/portal')
      await expect.element(paciente).toHaveFocus()
      await goTo('autorizacao', 'Solicitar autorização')
      return aberta
    },
  },
  {
    caminho: 'o botão da elegibilidade',
    origem: 'elegibilidade',
    levaPaciente: true,
    enter: async () => {
      const aberta = openPage(PACIENTE)
      await naPagina.click()
      return aberta
    },
  },
  {
    caminho: 'a tecla da elegibilidade',
    origem: 'elegibilidade',
    levaPaciente: true,
    enter: async () => {
      const aberta = openPage(PACIENTE)
      await expect.element(naPagina).toBeVisible()
      await userEvent.keyboard('{Alt>}a{/Alt}')
      return aberta
    },
  },
  {
    caminho: 'o prazo de uma prorrogação',
    origem: 'prazos',
    levaPaciente: true,
    enter: async () => {
      const aberta = openPage('/portal/prazos')
      await page.getByRole('link', { name: /^Pedir a prorrogação/ }).click()
      return aberta
    },
  },
  { caminho: 'o endereço', origem: 'endereco', enter: async () => openPage(TELA) },
  {
    caminho: 'um link com o paciente',
    origem: 'endereco',
    levaPaciente: true,
    enter: async () => openPage(PEDIDO),
  },
]
