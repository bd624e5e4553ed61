import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { Compartilhamento } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import { hashSenha } from '../../acesso/passwordHash.ts'
import { DIAS_VALIDADE_SENHA } from '../../acesso/senhaDefinida.ts'
import type { Row } from '../database/insertTabelas.ts'
import { toInstante } from '../database/instante.ts'
import {
  CREDENCIADOS,
  type LinhaCredenciado,
  SENHA_DEMONSTRACAO,
  SENHA_EXPIRADA,
} from './credenciado.data.ts'
import { FAVORITOS } from './favorito.data.ts'

function toCredenciado(linha: LinhaCredenciado, hoje: string): Row {
  return {
    codigo: linha.codigo,
    nome: linha.nome,
    tipo_pessoa: linha.pessoa,
    documento: linha.documento,
    simples: linha.simples ?? false,
    cro: linha.cro,
    uf_cro: linha.uf,
    cnes: linha.cnes,
    rede: linha.rede,
    ativo: true,
    inicio_contrato: addMonths(hoje, -(linha.anosContrato * 12 + 1)),
    municipio: linha.municipio,
    uf: linha.uf,
    email: linha.email,
    celular: linha.celular,
    libera_senha: linha.liberaSenha ?? true,
    unidade_radio: linha.unidadeRadio ?? false,
    captura_exame: linha.capturaExame ?? false,
    atualizar_cadastro: linha.atualizarCadastro ?? false,
    permissoes: linha.permissoes,
    itens_bloqueados: linha.itensBloqueados ?? [],
    ponte_legado: linha.itensLegado !== undefined,
    itens_legado: linha.itensLegado ?? [],
  }
}

type Acesso = Pick<LinhaCredenciado, 'situacao'> & {
  senhaExpiraEm: number | undefined
  login: number
  usuarioBanco: string | null
  codigoCredenciado: number
  codigoDentista: number | null
  compartilhamento: Compartilhamento
}

/** A provider's own login and those of its dentists, who enter with their codes and share how its password stands. */
export function listAcessos({
  codigo,
  dentistas,
  situacao,
  senhaExpiraEm,
  usuarioBanco,
}: LinhaCredenciado): Acesso[] {
  const comuns = { codigoCredenciado: codigo, situacao, senhaExpiraEm }
  return [
    {
      ...comuns,
      login: codigo,
      usuarioBanco: usuarioBanco ?? null,
      codigoDentista: null,
      compartilhamento: 3,
    },
    ...dentistas.flatMap(({ codigo: codigoDentista, compartilhamento }) =>
      compartilhamento
        ? [{ ...comuns, login: codigoDentista, usuarioBanco: null, codigoDentista, compartilhamento }]
        : [],
    ),
  ]
}

/** Each credential is hashed by itself: two equal passwords must not show as equal. */
async function toCredencial(
  { login, situacao, senhaExpiraEm: dias, usuarioBanco, ...dono }: Acesso,
  hoje: string,
): Promise<Row> {
  const primeiroAcesso = situacao === 'primeiroAcesso' || dias === undefined
  const senha = situacao === 'expirada' ? SENHA_EXPIRADA : SENHA_DEMONSTRACAO
  return {
    login,
    usuario_banco: usuarioBanco,
    codigo_credenciado: dono.codigoCredenciado,
    codigo_dentista: dono.codigoDentista,
    compartilhamento: dono.compartilhamento,
    hash: primeiroAcesso ? null : await hashSenha(senha),
    situacao,
    definida_em: primeiroAcesso ? null : toInstante(addDays(hoje, dias - DIAS_VALIDADE_SENHA), 9 * 60),
    // The day's last minute: the count of days left is the same all day long.
    expira_em: primeiroAcesso ? null : toInstante(addDays(hoje, dias), 24 * 60 - 1),
  }
}

/** The rows of the providers, their specialties, clinical body and credentials. */
export async function createCredenciados(hoje: string): Promise<Record<string, Row[]>> {
  return {
    credenciado: CREDENCIADOS.map((linha) => toCredenciado(linha, hoje)),
    credenciado_especialidade: CREDENCIADOS.flatMap(({ codigo, especialidades }) =>
      especialidades.map((codigo_especialidade) => ({ codigo_credenciado: codigo, codigo_especialidade })),
    ),
    dentista: CREDENCIADOS.flatMap(({ codigo: codigo_credenciado, uf, dentistas }) =>
      dentistas.map(({ codigo, nome, cro, cbo, unidade, saiu = false }) => ({
        codigo,
        codigo_credenciado,
        nome,
        cro,
        uf,
        cbo,
        unidade: unidade ?? null,
        ativo: !saiu,
      })),
    ),
    favorito_evento: Object.entries(FAVORITOS).map(([codigo, codigos_evento]) => ({
      codigo_credenciado: Number(codigo),
      codigos_evento,
    })),
    credencial: await Promise.all(
      CREDENCIADOS.flatMap(listAcessos).map((linha) => toCredencial(linha, hoje)),
    ),
  }
}
