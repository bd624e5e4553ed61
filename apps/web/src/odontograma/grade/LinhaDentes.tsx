import type { NomeLinhaOdontograma } from '@portal/domain/dente/odontograma.ts'
import type { Variante } from '../desenho/getSetores.ts'
import { type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import { isPermitido, type RegrasOdontograma } from '../estado/estadoOdontograma.ts'
import type { LinhaGrade, Lugar } from '../estado/grade.ts'
import { toPermitidasDoDente } from '../estado/selecao.ts'
import type { AvisoDente, MarcaDente } from '../marca/marcaDente.ts'
import { DenteCelula } from './DenteCelula.tsx'
import styles from './GradeDentes.module.css'
import { toQuadrante, toQuadranteDoDente } from './quadrante.ts'

/** What stands on each tooth, and the id of the patterns that paint it. */
export type SituacaoDentes = {
  readonly marcas: ReadonlyMap<string, readonly MarcaDente[]>
  readonly avisos: ReadonlyMap<string, readonly AvisoDente[]>
  readonly padroes: string
}

const ROTULOS: Readonly<Record<NomeLinhaOdontograma, string>> = {
  permanenteSuperior: 'Arco superior, dentes permanentes',
  deciduoSuperior: 'Arco superior, dentes decíduos',
  deciduoInferior: 'Arco inferior, dentes decíduos',
  permanenteInferior: 'Arco inferior, dentes permanentes',
}

const NADA: readonly never[] = []

type LinhaDentesProps = {
  linha: LinhaGrade
  escolha: EscolhaStore
  regras: RegrasOdontograma
  situacao: SituacaoDentes
  variante: Variante
}

/** One row, in two halves that part at the midline; on a phone only the cursor's quadrant shows. */
export function LinhaDentes({ linha, escolha, regras, situacao, variante }: LinhaDentesProps) {
  const ativo = useEscolha(escolha, ({ cursor }) => toQuadranteDoDente(cursor))

  function renderDente({ dente }: Lugar) {
    const { codigo } = dente
    return (
      <DenteCelula
        avisos={situacao.avisos.get(codigo) ?? NADA}
        dente={dente}
        escolha={escolha}
        isPermitido={isPermitido(regras, codigo)}
        key={codigo}
        marcas={situacao.marcas.get(codigo) ?? NADA}
        padroes={situacao.padroes}
        permitidas={regras.readOnly ? '' : toPermitidasDoDente(regras.facesPermitidas, codigo)}
        variante={variante}
      />
    )
  }

  const metades = [linha.lugares.filter((l) => l.coluna < 0), linha.lugares.filter((l) => l.coluna > 0)]
  const quadrantes = metades.map((lugares) => toQuadrante(lugares[0]?.dente))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is not a table, see GradeDentes
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is the cells', a row has none
    <div
      aria-label={ROTULOS[linha.nome]}
      className={styles.linha}
      data-ativa={quadrantes.includes(ativo) || undefined}
      role="row"
    >
      {metades.map((lugares, lado) => {
        const quadrante = quadrantes[lado]
        return (
          <div
            className={styles.quadrante}
            data-ativo={quadrante === ativo || undefined}
            data-lado={lugares[0]?.dente.direito ? 'direito' : 'esquerdo'}
            key={quadrante}
          >
            {lugares.map(renderDente)}
          </div>
        )
      })}
    </div>
  )
}
