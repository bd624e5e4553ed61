import { expect, it } from 'vitest'
import { tiposNotificacao } from '../notificacao/tipoNotificacao.tables.ts'
import { tiposPrazo } from '../prazo/tipoPrazo.tables.ts'
import { enderecoGuia, enderecoRecurso, enderecoSolicitacao, toEndereco } from './endereco.ts'
import { findTela } from './tela.tables.ts'

it.each([
  [enderecoGuia(700001), '/portal/guia/700001'],
  [enderecoRecurso(700001), '/portal/recurso/700001'],
  [enderecoSolicitacao(3400001), '/portal/sol/3400001'],
  [toEndereco('/portal/impressao/gto/$numeroFicha', { numeroFicha: 7 }), '/portal/impressao/gto/7'],
  [toEndereco('/portal/guia/$numeroFicha', { numero: 3, numeroFicha: 7 }), '/portal/guia/7?numero=3'],
  [toEndereco('/portal/prazos', {}), '/portal/prazos'],
  [toEndereco('/portal/prazos', { pagina: 0 }), '/portal/prazos?pagina=0'],
  [toEndereco('/portal/prazos', { aba: undefined, ordem: '', pagina: 2 }), '/portal/prazos?pagina=2'],
  [
    toEndereco('/portal/comunicados', { tags: 'Prazos,Pagamento', texto: 'a&b' }),
    '/portal/comunicados?tags=Prazos%2CPagamento&texto=a%26b',
  ],
])('%s', (endereco, esperado) => expect(endereco).toBe(esperado))

it.each([...tiposPrazo, ...tiposNotificacao])('$codigo leads to a screen', ({ endereco }) => {
  const [caminho = ''] = endereco(20261020).split(/[?#]/)
  expect(findTela(caminho)).toBeDefined()
})
