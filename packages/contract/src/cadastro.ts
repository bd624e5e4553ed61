import { situacoesAlvara, tiposAlvara } from '@portal/domain/cadastro/alvara.ts'
import { versoesArquivo } from '@portal/domain/imagem/versaoImagem.ts'
import Type, { type Static } from 'typebox'
import { CodigoDe, Data, Instante, Nulavel, Objeto, Senha, UmDe } from './campo.ts'
import { route } from './route.ts'

/** Typed in any way; digits alone are kept (Spec §5). Empty where there is none. */
const Telefone = Type.String({ maxLength: 30, pattern: '^[0-9 ()+./-]*$' })

const ContatoCredenciado = Objeto({
  numeroCel: Telefone,
  whatsAppPessoal: Telefone,
  /** Ours: the specification asks for the change of an e-mail and names no field. */
  email: Type.String({ maxLength: 120 }),
})
const ContatoUnidade = Objeto({
  numeroCelClinica: Telefone,
  numeroFoneFixoClinica: Telefone,
  whatsAppClinica: Telefone,
})

/** A change of what the password's links are sent to; null stays as it is. */
const TrocaContato = Objeto({
  numeroCel: Nulavel(Type.String()),
  email: Nulavel(Type.String()),
  /** The e-mail that got the code, masked: the one in force. */
  enviadoPara: Type.String(),
  expiraEm: Instante,
})
export type TrocaContato = Static<typeof TrocaContato>

const IdAlvara = Objeto({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

const ArquivoAlvara = Objeto({
  nomeArquivo: Type.String(),
  tipo: Type.String(),
  bytes: Type.Integer(),
  /** Pages that are shown in the page. */
  paginasTela: Type.Integer(),
  enviadoEm: Instante,
})

/** A permit: what is in force, and the renewal beside it. Operadora §6. */
const Alvara = Objeto({
  id: Type.Integer(),
  tipo: CodigoDe(tiposAlvara),
  numero: Nulavel(Type.String()),
  dataValidade: Nulavel(Data),
  situacao: UmDe(situacoesAlvara),
  /** Civil days until its last one; negative when it is over. */
  dias: Nulavel(Type.Integer()),
  /** The newest renewal, until the operator's side has accepted it; with why it was refused. */
  renovacao: Nulavel(
    Objeto({
      etapa: Type.Union([
        Type.Literal('aguardaArquivo'),
        Type.Literal('aguardaDados'),
        Type.Literal('emAnalise'),
        Type.Literal('recusada'),
      ]),
      numero: Nulavel(Type.String()),
      dataValidade: Nulavel(Data),
      motivo: Nulavel(Type.String()),
      desde: Instante,
      /** What is quoted of it once it was sent for review; null before that, and for those sent before there were protocols. */
      protocolo: Nulavel(Type.String()),
      /** What was sent for it, in force only once it is accepted. */
      arquivo: Nulavel(ArquivoAlvara),
    }),
  ),
  /** The file in force; where no renewal was accepted yet, that of the newest one. */
  arquivo: Nulavel(ArquivoAlvara),
})
export type Alvara = Static<typeof Alvara>

const recusasAlvara = ['API-CAD-0001', 'API-CAD-0005', 'API-CAD-0006'] as const

/** What a provider keeps of itself with the operator: contacts, permits, clinical body. Spec §7.8, Operadora §6. */
export const cadastro = {
  getAtualizacao: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/atualizacao-cadastral',
    summary: 'O que o cadastro espera: conferência dos contatos, e alvarás por situação',
    reply: Objeto({
      /** The operator asks that contacts be checked (Spec §3.8). */
      pendente: Type.Boolean(),
      conferidoEm: Nulavel(Instante),
      alvaras: Objeto({
        vencidos: Type.Integer(),
        aVencer: Type.Integer(),
        naoEnviados: Type.Integer(),
        /** Whose newest document the operator refused. */
        recusados: Type.Integer(),
        emAnalise: Type.Integer(),
      }),
    }),
    errors: [],
    permission: 'sessao',
  }),
  getContatos: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/contatos',
    summary: 'Contatos do credenciado e da unidade, e a troca que espera confirmação',
    reply: Objeto({
      contatoCredenciado: ContatoCredenciado,
      contatoUnidade: ContatoUnidade,
      conferidoEm: Nulavel(Instante),
      emConfirmacao: Nulavel(TrocaContato),
    }),
    errors: [],
    permission: 'ATU_ALVARA',
  }),
  updateContatos: route({
    method: 'PUT',
    path: '/api/credenciado/v1/credenciado/contatos',
    summary:
      'Confere os contatos ou, com a senha, troca-os; e-mail e celular novos valem depois do código enviado ao e-mail de antes',
    body: Objeto({
      /** Without an e-mail, which the specification does not name, the one in force stays. */
      contatoCredenciado: Objeto({
        ...ContatoCredenciado.properties,
        email: Type.Optional(ContatoCredenciado.properties.email),
      }),
      contatoUnidade: ContatoUnidade,
      /** When they had last been checked, as the caller saw it: checked by another since, this is refused. */
      conferidoEm: Type.Optional(Nulavel(Instante)),
      /** Asked for again where anything changes: an open screen is not enough to move where the operator calls. */
      senha: Type.Optional(Senha),
    }),
    reply: Objeto({ protocolo: Type.String(), emConfirmacao: Nulavel(TrocaContato) }),
    errors: ['API-ACE-0004', 'API-ACE-0006', 'API-CAD-0002', 'API-CAD-0006', 'API-CAD-0008'],
    permission: 'ATU_ALVARA',
    stale: ['cadastro', 'prazo', 'credenciado.getParticularidades'],
    sensivel: true,
  }),
  validateContatos: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/contatos/confirmacao',
    summary: 'Confirma a troca de e-mail ou celular com o código enviado ao e-mail de antes',
    body: Objeto({ codigo: Type.String({ minLength: 1, maxLength: 40 }) }),
    reply: Objeto({ contatoCredenciado: ContatoCredenciado }),
    errors: ['API-ACE-0004', 'API-CAD-0003'],
    permission: 'ATU_ALVARA',
    stale: ['cadastro', 'prazo'],
    sensivel: true,
    own: true,
  }),
  listAlvaras: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/alvaras',
    summary: 'Alvarás com a validade, a situação e a renovação de cada um',
    reply: Type.Array(Alvara),
    errors: [],
    permission: 'ATU_ALVARA',
  }),
  updateAlvara: route({
    method: 'PUT',
    path: '/api/credenciado/v1/credenciado/alvaras/{id}',
    summary: 'Número e validade da renovação de um alvará; com o arquivo, ela vai à análise',
    params: IdAlvara,
    body: Objeto({
      numero: Type.String({ minLength: 1, maxLength: 40, protegido: 'guardado' }),
      dataValidade: Data,
    }),
    reply: Alvara,
    errors: [...recusasAlvara, 'API-CAD-0004'],
    permission: 'ATU_ALVARA',
    stale: ['cadastro', 'prazo'],
  }),
  uploadAlvara: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/alvaras-imagens/{id}',
    summary: 'Arquivo da renovação de um alvará, foto ou PDF; com número e validade, ela vai à análise',
    params: IdAlvara,
    multipart: 'arquivos',
    reply: Alvara,
    errors: [
      ...recusasAlvara,
      'API-IMG-0002',
      'API-IMG-0003',
      'API-IMG-0004',
      'API-IMG-0005',
      'API-IMG-0006',
      'API-IMG-0010',
      'API-IMG-0012',
    ],
    permission: 'ATU_ALVARA',
    stale: ['cadastro', 'prazo'],
  }),
  getArquivo: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/alvaras-imagens/{id}',
    summary:
      'O arquivo de um alvará em vigor ou, com `renovacao`, o da renovação: tela por página, ou inteiro, sempre refeito aqui',
    params: IdAlvara,
    query: Objeto({
      versao: UmDe(versoesArquivo),
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      renovacao: Type.Optional(Type.Boolean()),
    }),
    reply: 'arquivo',
    arquivo: ['alvara-{id}.{tipo}'],
    errors: ['API-CAD-0001', 'API-CAD-0007'],
    permission: 'ATU_ALVARA',
    own: true,
  }),
  listCorpoClinico: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/corpo-clinico',
    summary: 'Dentistas do corpo clínico; com `descredenciados`, também os que saíram',
    query: Objeto({ descredenciados: Type.Optional(Type.Boolean()) }),
    reply: Type.Array(
      Objeto({
        codigoDentista: Type.Integer(),
        nome: Type.String(),
        cro: Type.String(),
        uf: Type.String(),
        cbo: Type.String(),
        unidade: Nulavel(Type.String()),
        credenciado: Type.Boolean(),
      }),
    ),
    errors: [],
    permission: 'sessao',
  }),
}
