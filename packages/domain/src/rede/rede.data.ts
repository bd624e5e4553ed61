import type { LinhaRede } from './linhaRede.ts'

/**
 * The networks and all that is their own (Spec §3, Produto §2), in this one place. Another is a row here, a style sheet
 * of its colours (the web's `marca/<code>.css`, imported in `marcas.css`) and a favicon. The first is the default.
 */
export const redes = [
  {
    codigo: 'AURORA',
    registroAns: '00001-1',
    titular: 'operadora',
    rotulo: 'Aurora Odonto',
    biblioteca: 'Universidade Aurora',
    prefixo: '',
    chat: true,
    cartao: null,
    usuarioProprio: null,
    assinatura: ['Aurora', 'Odonto'],
    simbolo: [
      { d: 'M8.6 11.4a7.5 7.5 0 0 1 14.8 0c-2.3.5-4 1.6-7.4 1.6s-5.1-1.1-7.4-1.6z', fill: 'acento' },
      { d: 'M16 .8v1.6M6.3 4.2l1.2 1.2M25.7 4.2l-1.2 1.2', stroke: 'acento', strokeWidth: 1.8 },
      {
        d: 'M3.5 17.2c0-2.4 1.5-4 3.7-4 2.9 0 4.5 2.3 8.8 2.3s5.9-2.3 8.8-2.3c2.2 0 3.7 1.6 3.7 4 0 5.6-2.1 13.3-5 13.3-3 0-2.6-6-7.5-6s-4.5 6-7.5 6c-2.9 0-5-7.7-5-13.3z',
        fill: 'primaria',
      },
    ],
    corMoldura: { claro: '#00322e', escuro: '#061b19' },
    razaoSocial: 'Aurora Odonto Assistência Odontológica S.A.',
    cnpj: '11.222.333/0001-81',
    endereco: 'Avenida do Cais, 1200, Torre Leste, 9º andar, Santos, SP, CEP 11010-000',
    emailCentral: 'credenciado@auroraodonto.example',
    links: [
      { label: 'Privacidade', href: 'https://auroraodonto.example/privacidade' },
      { label: 'Termos de uso', href: 'https://auroraodonto.example/termos' },
      { label: 'Ouvidoria', href: 'https://auroraodonto.example/ouvidoria' },
      { label: 'Site da ANS', href: 'https://www.gov.br/ans/pt-br' },
    ],
  },
  {
    codigo: 'MERIDIANO',
    registroAns: '00002-9',
    titular: 'banco',
    rotulo: 'Meridiano Dental',
    biblioteca: 'Universidade Meridiano',
    prefixo: '/meridiano',
    chat: false,
    cartao: 'cartão Meridiano',
    usuarioProprio: 'usuário Meridiano',
    assinatura: ['Meridiano', 'Dental'],
    simbolo: [
      { d: 'M16 29.5a13.5 13.5 0 1 0 0-27 13.5 13.5 0 0 0 0 27z', stroke: 'primaria', strokeWidth: 2.2 },
      {
        d: 'M16 2.5c-7.6 7.4-7.6 19.6 0 27M16 2.5c7.6 7.4 7.6 19.6 0 27',
        stroke: 'primaria',
        strokeWidth: 2,
      },
      { d: 'M3.5 12.5c7.5 3.2 17.5 3.2 25 0', stroke: 'acento', strokeWidth: 2.2 },
      { d: 'M16 18.9a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', fill: 'acento' },
    ],
    corMoldura: { claro: '#111f3e', escuro: '#0f1727' },
    razaoSocial: 'Meridiano Dental Planos Odontológicos Ltda.',
    cnpj: '11.444.777/0001-61',
    endereco: 'Praça do Observatório, 45, 3º andar, Belo Horizonte, MG, CEP 30110-000',
    emailCentral: 'credenciado@meridianodental.example',
    links: [
      { label: 'Privacidade', href: 'https://meridianodental.example/privacidade' },
      { label: 'Termos de uso', href: 'https://meridianodental.example/termos' },
      { label: 'Ouvidoria', href: 'https://meridianodental.example/ouvidoria' },
      { label: 'Site da ANS', href: 'https://www.gov.br/ans/pt-br' },
    ],
  },
  {
    codigo: 'LUMINA',
    registroAns: '00003-7',
    titular: 'terceira',
    rotulo: 'Lumina Rede',
    biblioteca: 'Universidade Lumina',
    prefixo: '',
    chat: true,
    cartao: null,
    usuarioProprio: null,
    assinatura: ['Lumina', 'Rede'],
    simbolo: [
      {
        d: 'M14 5.5c1 7.5 4.5 11 12 12-7.5 1-11 4.5-12 12-1-7.5-4.5-11-12-12 7.5-1 11-4.5 12-12z',
        fill: 'primaria',
      },
      {
        d: 'M25 1.5c.5 4 2.3 5.8 6.3 6.3-4 .5-5.8 2.3-6.3 6.3-.5-4-2.3-5.8-6.3-6.3 4-.5 5.8-2.3 6.3-6.3z',
        fill: 'acento',
      },
      { d: 'M27 28.8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z', fill: 'acento' },
    ],
    corMoldura: { claro: '#3c1137', escuro: '#230e21' },
    razaoSocial: 'Lumina Rede de Odontologia S.A.',
    cnpj: '12.345.678/0001-95',
    endereco: 'Rua das Vitrines, 310, conjunto 52, Curitiba, PR, CEP 80020-000',
    emailCentral: 'credenciado@luminarede.example',
    links: [
      { label: 'Privacidade', href: 'https://luminarede.example/privacidade' },
      { label: 'Termos de uso', href: 'https://luminarede.example/termos' },
      { label: 'Ouvidoria', href: 'https://luminarede.example/ouvidoria' },
      { label: 'Site da ANS', href: 'https://www.gov.br/ans/pt-br' },
    ],
  },
] as const satisfies readonly [LinhaRede, ...LinhaRede[]]
