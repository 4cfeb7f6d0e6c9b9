export async function addPictures(): Promise<void> {}
