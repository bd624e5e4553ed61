import type { AnoTratamento } from '@portal/contract/manutencao.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { getRotuloEstado } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useLayoutEffect, useRef } from 'react'
import { showMesAno } from '../calendario/mes.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Rows } from '../ui/data/Rows.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { EstadoMes } from './EstadoMes.tsx'
import { hrefOrtodontia } from './hrefOrtodontia.ts'
import styles from './ManutencoesPage.module.css'
import { describeRestante } from './mesWords.ts'

type AnoTableProps = {
  anos: readonly AnoTratamento[]
  /** The months in sight, in order, and which of them is this one. */
  meses: readonly string[]
  atual: string
}

/** One row a treatment, one column a month: what it is, with the guide behind it. On a narrow screen it is pushed sideways. */
export function AnoTable({ anos, meses, atual }: AnoTableProps) {
  const rolagem = useRef<HTMLElement>(null)
  const primeiro = meses[0]
  // Where twelve months are wider than the screen, this one is what one came to see.
  useLayoutEffect(() => {
    const caixa = rolagem.current
    const coluna = caixa?.querySelector('th[aria-current]')
    if (!caixa || !coluna || !primeiro) return
    const sobra = coluna.getBoundingClientRect().right - caixa.getBoundingClientRect().right
    if (sobra > 0) caixa.scrollLeft += sobra
  }, [primeiro])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the arrow keys
    <section aria-label="Meses dos tratamentos" className={styles.rolagem} ref={rolagem} tabIndex={0}>
      <Rows takesFocus>
        <table className={styles.ano}>
          <caption>
            <VisuallyHidden>Meses dos tratamentos de ortodontia</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Paciente</th>
              {meses.map((mes) => (
                <th aria-current={mes === atual ? 'date' : undefined} key={mes} scope="col">
                  {showMesAno(mes)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {anos.map((ano) => (
              <tr key={ano.tratamento.numeroTratamento}>
                <th scope="row">
                  <Tratamento ano={ano} />
                </th>
                {meses.map((coluna) => {
                  const mes = ano.meses.find((cada) => cada.mes === coluna)
                  return <td key={coluna}>{mes && <Mes ano={ano} mes={mes} />}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Rows>
    </section>
  )
}

type MesProps = { ano: AnoTratamento; mes: AnoTratamento['meses'][number] }

/** A month of a treatment, leading to its guide or, while it is due without one, to the release of it. */
function Mes({ ano: { chaveAssociado, nomeAssociado }, mes }: MesProps) {
  const { estado, numeroFicha } = mes
  if (numeroFicha !== null) {
    return (
      <AcessoLink href={enderecoGuia(numeroFicha)}>
        <EstadoMes mes={mes} />
        <VisuallyHidden>, guia {numeroFicha}</VisuallyHidden>
      </AcessoLink>
    )
  }
  if (estado !== 'devido') return <EstadoMes mes={mes} />
  return (
    <AcessoLink href={hrefOrtodontia(chaveAssociado, tipoGuia.ortoManutencao)}>
      <EstadoMes mes={mes} />
      <VisuallyHidden>, {nomeAssociado}</VisuallyHidden>
    </AcessoLink>
  )
}

function Tratamento({ ano: { nomeAssociado, tratamento } }: { ano: AnoTratamento }) {
  const { numeroTratamento, estado, prorrogavel, guiasRestantes } = tratamento
  return (
    <div className={styles.tratamento} data-linha={numeroTratamento}>
      <Link href={hrefOf('/portal/manutencoes', { aba: 'ano', tratamento: numeroTratamento })}>
        {nomeAssociado}
      </Link>
      <span className={styles.suave}>
        {getRotuloEstado(estado)} · {describeRestante(tratamento)}
      </span>
      {prorrogavel && (
        <Badge tone="atencao">{countOf(guiasRestantes, 'guia', 'guias')}: peça a prorrogação</Badge>
      )}
    </div>
  )
}
