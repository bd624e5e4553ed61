import type { LinhaRede } from './linhaRede.ts'

/** A network that there is not: what the tests of domain, server and web add as data alone (Produto §2). */
export const quartaRede: LinhaRede = {
  codigo: 'SOLAR',
  registroAns: '00004-5',
  titular: 'quarta',
  rotulo: 'Solar Dental',
  biblioteca: 'Universidade Solar',
  prefixo: '/sol-dental',
  chat: false,
  cartao: null,
  usuarioProprio: null,
  assinatura: ['Solar', 'Dental'],
  simbolo: [{ d: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24z', fill: 'acento' }],
  corMoldura: { claro: '#402a00', escuro: '#201500' },
  razaoSocial: 'Solar Dental Planos S.A.',
  cnpj: '12.345.678/0001-95',
  endereco: 'Rua do Meio-Dia, 12, Recife, PE, CEP 50010-000',
  emailCentral: 'credenciado@solardental.example',
  links: [{ label: 'Privacidade', href: 'https://solardental.example/privacidade' }],
}
