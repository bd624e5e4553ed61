/** The ends that bound a guide's work, as the domain's `describeGuia` asks for them. */
export type LinhaFim = { validadeSenha: string; fimCobertura: { dia: string | null } | null }

/** Columns of `LinhaFim`, of the guide `g` of the member `a`. */
export const colunasFim = `g.validade_senha as "validadeSenha",
         (select case when least(v.fim, a.exclusao) is not null or a.situacao = 'inativo'
                      then jsonb_build_object('dia', least(v.fim, a.exclusao)) end
            from associado_plano v
           where v.codigo_associado = g.codigo_associado and v.codigo_plano = g.codigo_plano) as "fimCobertura"`

/** The same as a reply tells it. */
export const toFim = ({ validadeSenha, fimCobertura }: LinhaFim): LinhaFim => ({
  validadeSenha,
  fimCobertura,
})
