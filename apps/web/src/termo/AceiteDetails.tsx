import type { TermoAceito } from '@portal/contract/termo.ts'
import { showInstante } from '../calendario/format.ts'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { abridgeHash, describeUnidades, describeVersao } from './describeTermo.ts'

type Aceite = TermoAceito['aceites'][number]

/** Acceptances that were given together, for several units at once, are told once. */
const groupAceites = (aceites: readonly Aceite[]): Aceite[][] => [
  ...Map.groupBy(aceites, ({ em, protocolo }) => `${em} ${protocolo}`).values(),
]

function toItens(juntos: readonly Aceite[], isDeUnidades: boolean) {
  const [primeiro] = juntos
  if (!primeiro) return []
  const { em, login, nome, ip, protocolo } = primeiro
  const unidades = describeUnidades(juntos.map(({ unidade }) => unidade))
  return [
    { term: 'Aceito em', value: showInstante(em) },
    { term: 'Por', value: `${nome} (${login})` },
    ...(isDeUnidades ? [{ term: 'Em nome de', value: unidades }] : []),
    { term: 'Do endereço', value: ip },
    { term: 'Protocolo da sessão', value: protocolo },
  ]
}

type AceiteDetailsProps = { aceito: TermoAceito; isInteiro?: boolean }

/** What is kept of an acceptance: which text, by its hash, who accepted it, when and from where. */
export function AceiteDetails({ aceito, isInteiro = false }: AceiteDetailsProps) {
  const { aceites, sha256 } = aceito
  return (
    <Stack gap={4}>
      {groupAceites(aceites).map((juntos) => (
        <DescriptionList
          items={toItens(juntos, aceites.length > 1)}
          key={juntos.map(({ unidade }) => unidade ?? '').join()}
          layout="rows"
        />
      ))}
      <DescriptionList
        items={[
          { term: 'Texto', value: describeVersao(aceito) },
          { term: 'Resumo SHA-256', value: isInteiro ? sha256 : abridgeHash(sha256) },
        ]}
        layout="rows"
      />
    </Stack>
  )
}
