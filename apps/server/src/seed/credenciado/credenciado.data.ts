import type { Permissao } from '@portal/domain/acesso/permissao.tables.ts'
import type { TipoPessoa } from '@portal/domain/cadastro/documento.ts'
import type { Compartilhamento } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import type { CodigoEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { IdentificadorItem } from '@portal/domain/menu/menu.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { completeCnpj, completeCpf } from '../associado/documento.ts'

export const SENHA_DEMONSTRACAO = 'Sorriso#2026'
export const SENHA_EXPIRADA = 'Antiga#2025'

export type LinhaDentista = {
  readonly codigo: number
  readonly nome: string
  readonly cro: string
  readonly cbo: string
  readonly unidade?: string
  /** Whose lines its own login sees; without it, the dentist has none. */
  readonly compartilhamento?: Compartilhamento
  /** No longer of the clinical body. */
  readonly saiu?: true
}

export type LinhaCredenciado = {
  readonly codigo: number
  readonly nome: string
  readonly pessoa: TipoPessoa
  readonly documento: string
  readonly cro: string
  readonly uf: string
  readonly cnes: string
  readonly rede: Rede
  readonly municipio: string
  readonly email: string
  readonly celular: string
  readonly anosContrato: number
  readonly especialidades: readonly CodigoEspecialidade[]
  readonly permissoes: readonly Permissao[]
  readonly liberaSenha?: boolean
  readonly unidadeRadio?: boolean
  readonly capturaExame?: boolean
  readonly atualizarCadastro?: boolean
  /** Of the Simples Nacional: nothing is withheld from its payments. */
  readonly simples?: boolean
  readonly itensBloqueados?: readonly IdentificadorItem[]
  /** What its menu opens in the legacy system. */
  readonly itensLegado?: readonly IdentificadorItem[]
  readonly dentistas: readonly LinhaDentista[]
  readonly situacao: 'ativa' | 'primeiroAcesso' | 'expirada'
  /** The user that its bank gave it. */
  readonly usuarioBanco?: string
  /** Days from today to the end of the password's validity; negative when it is over. */
  readonly senhaExpiraEm?: number
}

/** Of dentists and units alike. */
const COMUNS: readonly Permissao[] = [
  'ELEGIBILIDADE',
  'SOLIC_AUTO',
  'CONSULTA_GTO',
  'CANCELA_GTO',
  'BENEF_INATIVO',
  'ENVIO_IMAGEM',
  'ACERVO_DIGITAL',
  'RELAT_GTO',
  'RECURSO_GLOSA',
  'DEMONSTRATIVO',
  'INDICADORES',
  'ATU_ALVARA',
  'ALTE_SENHA',
  'TERMOS',
  'BIBLIOTECA',
]

/** Whoever asks for exams links them to guides; a radiology unit does neither. */
const DENTISTA: readonly Permissao[] = [...COMUNS, 'SOLIC_EXAME', 'VINC_EXAME']
const ORTODONTISTA: readonly Permissao[] = [...DENTISTA, 'REANALISE_ORTO']
const RADIOLOGIA: readonly Permissao[] = [...COMUNS, 'CAPT_EXAME']
const CLINICA_GERAL: readonly CodigoEspecialidade[] = [1, 2, 3, 4, 5, 9, 18, 19, 25]

const clinicoGeral = '223208'

/** A dentist who is the provider: the one of the clinical body too. */
function alone(codigo: number, nome: string, cro: string, cbo: string): LinhaDentista[] {
  return [{ codigo: codigo * 10 + 1, nome, cro, cbo }]
}

/** The demonstration's providers (Produto §11), and one colleague without a part of its own. */
export const CREDENCIADOS: readonly LinhaCredenciado[] = [
  {
    codigo: 100001,
    nome: 'Dra. Ana Beatriz Monteiro',
    pessoa: 'F',
    documento: completeCpf('214365870'),
    cro: '45128',
    uf: 'SP',
    cnes: '7310021',
    rede: 'AURORA',
    municipio: 'São Paulo',
    email: 'ana.monteiro@example.com',
    celular: '11987650112',
    anosContrato: 6,
    especialidades: CLINICA_GERAL,
    permissoes: DENTISTA,
    dentistas: alone(100001, 'Ana Beatriz Monteiro', '45128', clinicoGeral),
    situacao: 'ativa',
    senhaExpiraEm: 23,
  },
  {
    codigo: 100002,
    nome: 'Dr. Henrique Tavares Prado',
    pessoa: 'F',
    documento: completeCpf('325476981'),
    cro: '51907',
    uf: 'SP',
    cnes: '7310038',
    rede: 'AURORA',
    municipio: 'Campinas',
    email: 'henrique.prado@example.com',
    celular: '19991230225',
    anosContrato: 4,
    especialidades: [6, 11],
    permissoes: ORTODONTISTA,
    dentistas: alone(100002, 'Henrique Tavares Prado', '51907', '223240'),
    situacao: 'ativa',
    senhaExpiraEm: 96,
  },
  {
    codigo: 100003,
    nome: 'Radiologia Odontológica Imagem Clara Ltda.',
    pessoa: 'J',
    documento: completeCnpj('318840720001'),
    cro: '38842',
    uf: 'SP',
    cnes: '7310045',
    rede: 'AURORA',
    municipio: 'São Paulo',
    email: 'contato@imagemclara.example.com',
    celular: '11996540331',
    anosContrato: 7,
    especialidades: [14, 19],
    permissoes: RADIOLOGIA,
    unidadeRadio: true,
    capturaExame: true,
    simples: true,
    dentistas: alone(100003, 'Cláudia Regina Bastos', '38842', '223260'),
    situacao: 'ativa',
    senhaExpiraEm: 140,
  },
  {
    codigo: 100004,
    nome: 'Clínica Sorriso Pleno Odontologia Ltda.',
    pessoa: 'J',
    documento: completeCnpj('274516390001'),
    cro: '40215',
    uf: 'SP',
    cnes: '7310052',
    rede: 'AURORA',
    municipio: 'São Paulo',
    email: 'gestao@sorrisopleno.example.com',
    celular: '11994320447',
    anosContrato: 9,
    especialidades: [1, 2, 3, 4, 5, 6, 9, 13, 16, 18, 19, 25],
    permissoes: ORTODONTISTA,
    dentistas: [
      {
        codigo: 1000041,
        nome: 'Paulo Sérgio Vilela',
        cro: '40215',
        cbo: clinicoGeral,
        unidade: 'Unidade Centro',
        compartilhamento: 3,
      },
      {
        codigo: 1000042,
        nome: 'Renata Coelho Duarte',
        cro: '47730',
        cbo: '223212',
        unidade: 'Unidade Centro',
        compartilhamento: 2,
      },
      {
        codigo: 1000043,
        nome: 'Thiago Batista Rangel',
        cro: '52611',
        cbo: '223268',
        unidade: 'Unidade Centro',
        compartilhamento: 1,
      },
      {
        codigo: 1000044,
        nome: 'Sílvia Helena Araújo',
        cro: '36984',
        cbo: '223256',
        unidade: 'Unidade Jardins',
        compartilhamento: 2,
      },
      {
        codigo: 1000045,
        nome: 'Camila Freitas Aguiar',
        cro: '55093',
        cbo: '223236',
        unidade: 'Unidade Jardins',
        compartilhamento: 1,
      },
      {
        codigo: 1000046,
        nome: 'Marcelo Yamada',
        cro: '49352',
        cbo: '223240',
        unidade: 'Unidade Jardins',
        compartilhamento: 3,
      },
      { codigo: 1000047, nome: 'Beatriz Lacerda Fontes', cro: '38816', cbo: clinicoGeral, saiu: true },
    ],
    situacao: 'ativa',
    senhaExpiraEm: 61,
  },
  {
    codigo: 100005,
    nome: 'Dra. Larissa Fontes Guimarães',
    pessoa: 'F',
    documento: completeCpf('436587092'),
    cro: '60418',
    uf: 'MG',
    cnes: '7310069',
    rede: 'AURORA',
    municipio: 'Belo Horizonte',
    email: 'larissa.guimaraes@example.com',
    celular: '31988870512',
    anosContrato: 0,
    especialidades: [1, 2, 18, 25],
    permissoes: DENTISTA,
    dentistas: alone(100005, 'Larissa Fontes Guimarães', '60418', clinicoGeral),
    situacao: 'primeiroAcesso',
  },
  {
    codigo: 100006,
    nome: 'Dr. Otávio Brandão Siqueira',
    pessoa: 'F',
    documento: completeCpf('547698103'),
    cro: '33476',
    uf: 'RJ',
    cnes: '7310076',
    rede: 'AURORA',
    municipio: 'Niterói',
    email: 'otavio.siqueira@example.com',
    celular: '21992210618',
    anosContrato: 8,
    especialidades: [1, 4, 18, 25],
    permissoes: DENTISTA,
    dentistas: alone(100006, 'Otávio Brandão Siqueira', '33476', '223248'),
    situacao: 'expirada',
    senhaExpiraEm: -34,
  },
  {
    codigo: 100007,
    nome: 'Dra. Patrícia Nunes Cavalcanti',
    pessoa: 'F',
    documento: completeCpf('658709214'),
    cro: '42850',
    uf: 'PE',
    cnes: '7310083',
    rede: 'AURORA',
    municipio: 'Recife',
    email: 'patricia.cavalcanti@example.com',
    celular: '81997760714',
    anosContrato: 5,
    especialidades: [1, 2, 9, 18, 25],
    permissoes: DENTISTA,
    atualizarCadastro: true,
    dentistas: alone(100007, 'Patrícia Nunes Cavalcanti', '42850', clinicoGeral),
    situacao: 'ativa',
    senhaExpiraEm: 3,
  },
  {
    codigo: 100008,
    nome: 'Dr. Gustavo Meireles Pinto',
    pessoa: 'F',
    documento: completeCpf('769810325'),
    cro: '58241',
    uf: 'PR',
    cnes: '7310090',
    rede: 'AURORA',
    municipio: 'Curitiba',
    email: 'gustavo.pinto@example.com',
    celular: '41998850819',
    anosContrato: 1,
    especialidades: [],
    permissoes: DENTISTA,
    dentistas: alone(100008, 'Gustavo Meireles Pinto', '58241', clinicoGeral),
    situacao: 'ativa',
    senhaExpiraEm: 170,
  },
  {
    codigo: 100009,
    nome: 'Dr. Roberto Falcão Esteves',
    pessoa: 'F',
    documento: completeCpf('870921436'),
    cro: '29417',
    uf: 'RS',
    cnes: '7310106',
    rede: 'AURORA',
    municipio: 'Porto Alegre',
    email: 'roberto.esteves@example.com',
    celular: '51993340926',
    anosContrato: 11,
    especialidades: [1, 2, 18],
    // Exam capture is among its functions, and the flags of its accreditation lock it.
    permissoes: [...DENTISTA, 'CAPT_EXAME'],
    liberaSenha: false,
    itensBloqueados: ['CANCELA_GTO'],
    dentistas: alone(100009, 'Roberto Falcão Esteves', '29417', clinicoGeral),
    situacao: 'ativa',
    senhaExpiraEm: 45,
  },
  {
    codigo: 100010,
    nome: 'Dra. Fernanda Lacerda Queiroz',
    pessoa: 'F',
    documento: completeCpf('981032547'),
    cro: '48136',
    uf: 'SP',
    cnes: '7310113',
    rede: 'AURORA',
    municipio: 'São Paulo',
    email: 'fernanda.queiroz@example.com',
    celular: '11991121033',
    anosContrato: 5,
    especialidades: [1, 2, 3, 5],
    permissoes: DENTISTA,
    itensLegado: ['RELAT_GTO'],
    dentistas: alone(100010, 'Fernanda Lacerda Queiroz', '48136', '223212'),
    situacao: 'ativa',
    senhaExpiraEm: 112,
  },
  {
    codigo: 100011,
    nome: 'Raio Certo Diagnóstico por Imagem Ltda.',
    pessoa: 'J',
    documento: completeCnpj('402751930001'),
    cro: '44067',
    uf: 'SP',
    cnes: '7310120',
    rede: 'AURORA',
    municipio: 'São Paulo',
    email: 'contato@raiocerto.example.com',
    celular: '11992281145',
    anosContrato: 3,
    especialidades: [14, 19],
    permissoes: RADIOLOGIA,
    unidadeRadio: true,
    capturaExame: true,
    dentistas: alone(100011, 'Márcia Antunes Prates', '44067', '223260'),
    situacao: 'ativa',
    senhaExpiraEm: 88,
  },
  {
    codigo: 200001,
    nome: 'Dr. Eduardo Sampaio Leal',
    pessoa: 'F',
    documento: completeCpf('192143658'),
    cro: '37625',
    uf: 'SP',
    cnes: '7320011',
    rede: 'MERIDIANO',
    municipio: 'Santos',
    email: 'eduardo.leal@example.com',
    celular: '13997781121',
    anosContrato: 3,
    especialidades: CLINICA_GERAL,
    permissoes: DENTISTA,
    dentistas: alone(200001, 'Eduardo Sampaio Leal', '37625', clinicoGeral),
    situacao: 'ativa',
    usuarioBanco: 'eduardo.leal',
    senhaExpiraEm: 78,
  },
  {
    codigo: 200002,
    nome: 'Centro Radiológico Maré Ltda.',
    pessoa: 'J',
    documento: completeCnpj('513862040001'),
    cro: '39518',
    uf: 'SP',
    cnes: '7320028',
    rede: 'MERIDIANO',
    municipio: 'Santos',
    email: 'contato@radiologicomare.example.com',
    celular: '13996670248',
    anosContrato: 4,
    especialidades: [14, 19],
    permissoes: RADIOLOGIA,
    unidadeRadio: true,
    capturaExame: true,
    dentistas: alone(200002, 'Renato Guedes Salles', '39518', '223260'),
    situacao: 'ativa',
    senhaExpiraEm: 101,
  },
  {
    codigo: 300001,
    nome: 'Dra. Vanessa Toledo Rios',
    pessoa: 'F',
    documento: completeCpf('203254769'),
    cro: '53390',
    uf: 'BA',
    cnes: '7330012',
    rede: 'LUMINA',
    municipio: 'Salvador',
    email: 'vanessa.rios@example.com',
    celular: '71996651227',
    anosContrato: 2,
    especialidades: CLINICA_GERAL,
    permissoes: DENTISTA,
    dentistas: alone(300001, 'Vanessa Toledo Rios', '53390', clinicoGeral),
    situacao: 'ativa',
    senhaExpiraEm: 130,
  },
]
