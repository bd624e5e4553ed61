import Type, { type Static } from 'typebox'
import { errosAcervo } from './acervo.errors.ts'
import { errosAcesso } from './acesso.errors.ts'
import { errosAplicativo } from './aplicativo.errors.ts'
import { errosBiblioteca } from './biblioteca.errors.ts'
import { errosBorda } from './borda.errors.ts'
import { errosCadastro } from './cadastro.errors.ts'
import { errosCapturaExame } from './capturaExame.errors.ts'
import { errosCarta } from './carta.errors.ts'
import { errosComunicado } from './comunicado.errors.ts'
import { errosConciliacao } from './conciliacao.errors.ts'
import { errosElegibilidade } from './elegibilidade.errors.ts'
import { errosEnvioCelular } from './envioCelular.errors.ts'
import { errosExportacao } from './exportacao.errors.ts'
import { errosFinanceiro } from './financeiro.errors.ts'
import { errosFormularioOrto } from './formularioOrto.errors.ts'
import { errosGuia } from './guia.errors.ts'
import { errosImagem } from './imagem.errors.ts'
import { errosLegado } from './legado.errors.ts'
import { errosLiberacaoSenha } from './liberacaoSenha.errors.ts'
import { errosManutencao } from './manutencao.errors.ts'
import { errosMarcaImagem } from './marcaImagem.errors.ts'
import { errosMenu } from './menu.errors.ts'
import { errosPrazo } from './prazo.errors.ts'
import { errosReanalisePrazo } from './reanalisePrazo.errors.ts'
import { errosRecursoGlosa } from './recursoGlosa.errors.ts'
import { errosSolicitacaoExame } from './solicitacaoExame.errors.ts'
import { errosTermo } from './termo.errors.ts'
import { errosVinculoExame } from './vinculoExame.errors.ts'
import { errosVista } from './vista.errors.ts'

/** How a refusal is answered and what the person reads (Spec §8: type, title, text). `{rede}` in a text is the caller's network. */
export type ErrorEntry = { status: number; tipo: 'erro' | 'aviso'; titulo: string; texto: string }

/** The error catalogue of Spec §8. A code, once published, keeps its meaning. */
export const catalogoErros = {
  ...errosBorda,
  ...errosAcesso,
  ...errosMenu,
  ...errosLegado,
  ...errosTermo,
  ...errosComunicado,
  ...errosCadastro,
  ...errosPrazo,
  ...errosFinanceiro,
  ...errosConciliacao,
  ...errosRecursoGlosa,
  ...errosReanalisePrazo,
  ...errosManutencao,
  ...errosBiblioteca,
  ...errosElegibilidade,
  ...errosLiberacaoSenha,
  ...errosGuia,
  ...errosFormularioOrto,
  ...errosImagem,
  ...errosAcervo,
  ...errosMarcaImagem,
  ...errosEnvioCelular,
  ...errosAplicativo,
  ...errosSolicitacaoExame,
  ...errosCapturaExame,
  ...errosVinculoExame,
  ...errosCarta,
  ...errosVista,
  ...errosExportacao,
} as const satisfies Record<string, ErrorEntry>

export type CodigoErro = keyof typeof catalogoErros

/** Codes that the server's edge may answer on any call. */
export type CodigoErroBorda =
  | keyof typeof errosBorda
  | 'API-ACE-0002'
  | 'API-ACE-0003'
  | keyof typeof errosMenu

/** A finer word on one field or item of the refused request. */
export const DetalheErro = Type.Object(
  {
    campo: Type.Optional(Type.String()),
    item: Type.Optional(Type.Integer()),
    mensagem: Type.String(),
    /** Denial of table 38 that the message words. */
    codigoGlosa: Type.Optional(Type.String()),
    /** First day on which the refusal no longer holds. */
    possivelEm: Type.Optional(Type.String({ format: 'date' })),
  },
  { additionalProperties: true },
)
export type DetalheErro = Static<typeof DetalheErro>

/** The body of every refusal (Produto §8). */
export const RespostaErro = Type.Object({
  codigo: Type.String({ pattern: '^API-[A-Z]{3}-[0-9]{4}$' }),
  mensagem: Type.String(),
  detalhes: Type.Optional(Type.Array(DetalheErro)),
  requisicao: Type.Optional(Type.String()),
})
export type RespostaErro = Static<typeof RespostaErro>
