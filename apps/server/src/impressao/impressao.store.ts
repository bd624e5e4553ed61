import { type Db, statement } from '../db/client.ts'

/** Who asked for and who did the treatment, as the GTO form names them (fields 16 to 28). */
export type Profissional = {
  codigoCredenciado: number
  nomeContratado: string
  documento: string
  cnes: string
  rede: string
  croContratado: string
  ufContratado: string
  nomeExecutante: string
  croExecutante: string
  ufExecutante: string
  cboExecutante: string | null
  nomePlano: string
}

const find = statement<Profissional>(
  'impressao.profissional',
  `select c.codigo as "codigoCredenciado", c.nome as "nomeContratado", c.documento, c.cnes, c.rede,
          c.cro as "croContratado", c.uf_cro as "ufContratado", coalesce(d.nome, c.nome) as "nomeExecutante",
          coalesce(d.cro, c.cro) as "croExecutante", coalesce(d.uf, c.uf_cro) as "ufExecutante",
          d.cbo as "cboExecutante", p.nome as "nomePlano"
     from guia g
     join credenciado c on c.codigo = g.codigo_credenciado
     join plano p on p.codigo = g.codigo_plano
     left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
    where g.numero_ficha = $1 and g.codigo_credenciado = $2`,
)

export async function findProfissional(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Profissional | undefined> {
  const [row] = await db.query(find, [numeroFicha, codigoCredenciado])
  return row
}

/** Of whom and by whom an exam request is, as it is printed. Dates are civil. */
export type DadosPedido = {
  codigoCredenciado: number
  nomeContratado: string
  documento: string
  rede: string
  nome: string
  nomeCivil: string | null
  dataNascimento: string
  validadeCartao: string | null
  nomePlano: string
}

const findPedido = statement<DadosPedido>(
  'impressao.pedido',
  `select c.codigo as "codigoCredenciado", c.nome as "nomeContratado", c.documento, c.rede, a.nome,
          a.nome_civil as "nomeCivil", a.nascimento as "dataNascimento", a.validade_cartao as "validadeCartao",
          p.nome as "nomePlano"
     from solicitacao_exame s
     join credenciado c on c.codigo = s.codigo_credenciado
     join associado a on a.codigo = s.codigo_associado
     join plano p on p.codigo = s.codigo_plano
    where s.numero_solicitacao = $1 and s.codigo_credenciado = $2`,
)

export async function findDadosPedido(
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
): Promise<DadosPedido | undefined> {
  const [row] = await db.query(findPedido, [numeroSolicitacao, codigoCredenciado])
  return row
}
