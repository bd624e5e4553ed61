import type { Config } from '../config.ts'
import { keepLocalKey } from '../files/localKey.ts'

/** The keys that sign tokens: the configured ones or, in the local environment, one made once and kept in DATA_DIR. */
export async function loadSecrets({ jwtSecrets, dataDir }: Config): Promise<readonly string[]> {
  return jwtSecrets.length > 0 ? jwtSecrets : [await keepLocalKey(dataDir, 'jwt.key')]
}
