import { Badge } from '../../ui/data/Badge.tsx'
import { type Previsao, rotulosDecisao } from '../avaliacao/previsao.ts'
import styles from './PrevisaoContagem.module.css'

/** How many events would come to what, if the guide were sent now. */
export const PrevisaoContagem = ({ contagem }: Pick<Previsao, 'contagem'>) =>
  contagem.length > 0 && (
    <ul aria-label="Previsão por evento" className={styles.contagem}>
      {contagem.map(({ decisao, quantidade }) => (
        <li key={decisao}>
          <Badge tone={rotulosDecisao[decisao].tom}>
            {quantidade} × {rotulosDecisao[decisao].rotulo.toLowerCase()}
          </Badge>
        </li>
      ))}
    </ul>
  )
